import { findDealAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Sell/Order confirmation' })
const sheet = findDealAddress('confirmed', { view: 'order_confirmation' })

export const Sheet = meta.story(
  screenStory({ path: sheet, role: 'sale_manager', hasDarkPicture: true }),
)
export const ForPurchaseManager = meta.story(screenStory({ path: sheet, role: 'purchase_manager' }))
export const ForGlobalManager = meta.story(screenStory({ path: sheet, role: 'global_manager' }))
export const ForAdmin = meta.story(screenStory({ path: sheet, role: 'admin' }))
export const NotIssuedYet = meta.story(
  screenStory({
    path: findDealAddress('draft', { view: 'order_confirmation' }),
    role: 'sale_manager',
  }),
)
export const Waiting = meta.story(
  screenStory({ path: sheet, role: 'sale_manager', network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: sheet, role: 'sale_manager', network: 'failing' }),
)
export const Offline = meta.story(
  screenStory({ path: sheet, role: 'sale_manager', network: 'offline' }),
)
export const Phone = meta.story(screenStory({ path: sheet, role: 'sale_manager', width: 'phone' }))
