import { expect, screen, waitFor } from 'storybook/test'
import { openExpiringBasket, openOverfullBasket, openExpiredBasket } from '@mocks/scenarios/portal'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/basket')

const meta = preview.meta({ title: 'Screens/Portal/Basket' })
const role = 'client'

export const Full = meta.story(screenStory({ path: '/basket', role, hasDarkPicture: true }))
export const ExpiringSoon = meta.story(
  screenStory({ path: openExpiringBasket(12), role, width: 'phone' }),
)
export const ExpiredAndPartlyAvailable = meta.story(screenStory({ path: openExpiredBasket, role }))
export const OverTruckCapacity = meta.story(screenStory({ path: openOverfullBasket, role }))

const empty = screenStory({ path: '/basket', role, scenario: 'first_day', width: 'phone' })
export const EmptyWithBatchAdd = meta.story({
  ...empty,
  play: async ({ canvas, userEvent }) => {
    await empty.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('batch.open') }))
    const dialog = await screen.findByRole('dialog', { name: t('batch.title') })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
export const Waiting = meta.story(screenStory({ path: '/basket', role, network: 'silent' }))
export const Failing = meta.story(screenStory({ path: '/basket', role, network: 'failing' }))
