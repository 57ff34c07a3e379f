import { expect } from 'storybook/test'
import { withoutAddress, withoutTariff } from '@mocks/scenarios/portal'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { beginning, read, textsOf } from '#.storybook/texts'

const t = textsOf('pages/order-confirmation')

const meta = preview.meta({ title: 'Screens/Making an order' })
const role = 'client'

export const OneTruckToApprove = meta.story(
  screenStory({ path: '/order-confirmation', role, isDarkToo: true }),
)
export const NoAddress = meta.story(screenStory({ path: withoutAddress, role, width: 'phone' }))
export const NoTariff = meta.story(screenStory({ path: withoutTariff, role }))

const fetched = screenStory({ path: '/order-confirmation', role, width: 'phone' })
export const FetchedBySeveralTrucks = meta.story({
  ...fetched,
  play: async ({ canvas, userEvent }) => {
    await fetched.play()
    await userEvent.click(
      await canvas.findByRole('radio', { name: beginning(t('rule.FCA.label')) }),
    )
    await userEvent.type(
      await canvas.findByRole('textbox', { name: beginning(t('field.trucks')) }),
      '{Backspace}3',
    )
    await expect(canvas.queryByText(read(t('figures.transport')))).toBeNull()
  },
})
