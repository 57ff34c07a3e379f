import { expect } from 'storybook/test'
import { openBasketWithoutAddress, openBasketWithoutTariff } from '@mocks/scenarios/portal'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { startsWith, normalizeSpaces, getTexts } from '#.storybook/texts'

const t = getTexts('pages/order-confirmation')

const meta = preview.meta({ title: 'Screens/Portal/Review order' })
const role = 'client'

export const OneTruckToApprove = meta.story(
  screenStory({ path: '/order-confirmation', role, hasDarkPicture: true }),
)
export const NoAddress = meta.story(
  screenStory({ path: openBasketWithoutAddress, role, width: 'phone' }),
)
export const NoTariff = meta.story(screenStory({ path: openBasketWithoutTariff, role }))

const fetched = screenStory({ path: '/order-confirmation', role, width: 'phone' })
export const CollectedBySeveralTrucks = meta.story({
  ...fetched,
  play: async ({ canvas, userEvent }) => {
    await fetched.play()
    await userEvent.click(
      await canvas.findByRole('radio', { name: startsWith(t('rule.FCA.label')) }),
    )
    await userEvent.type(
      await canvas.findByRole('textbox', { name: startsWith(t('field.trucks')) }),
      '{Backspace}3',
    )
    await expect(canvas.queryByText(normalizeSpaces(t('figures.transport')))).toBeNull()
  },
})
export const Waiting = meta.story(
  screenStory({ path: '/order-confirmation', role, network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: '/order-confirmation', role, network: 'failing' }),
)
