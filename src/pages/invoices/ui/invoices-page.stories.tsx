import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const meta = preview.meta({ title: 'Screens/Sell/Invoices' })
const t = getTexts('pages/invoices')
const path = '/invoices'

export const Admin = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))
export const GlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const SaleManager = meta.story(screenStory({ path, role: 'sale_manager' }))
export const PurchaseManager = meta.story(screenStory({ path, role: 'purchase_manager' }))
const credited = screenStory({ path: `${path}?status=credited`, role: 'admin' })
export const Credited = meta.story({
  ...credited,
  play: async ({ canvas }) => {
    await credited.play()
    const [status] = await canvas.findAllByText(t('status.credited'))
    await expect(status?.firstElementChild).toBeVisible()
  },
})

export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Empty = meta.story(screenStory({ path, role: 'admin', scenario: 'first_day' }))
export const NothingMatches = meta.story(screenStory({ path: `${path}?q=teak`, role: 'admin' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role: 'admin', network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role: 'admin', width: 'phone' }))
