import { findSupplyAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Buy/Supply order' })
const sheet = findSupplyAddress('ordered', { view: 'supply_order' })
const role = 'purchase_manager'

export const Sheet = meta.story(screenStory({ path: sheet, role, hasDarkPicture: true }))
export const ForCargoManager = meta.story(screenStory({ path: sheet, role: 'cargo_manager' }))
export const NotOrderedYet = meta.story(
  screenStory({ path: findSupplyAddress('draft', { view: 'supply_order' }), role }),
)
export const Canceled = meta.story(
  screenStory({ path: findSupplyAddress('canceled', { view: 'supply_order' }), role }),
)
export const Waiting = meta.story(screenStory({ path: sheet, role, network: 'silent' }))
export const Failing = meta.story(screenStory({ path: sheet, role, network: 'failing' }))
export const Phone = meta.story(screenStory({ path: sheet, role, width: 'phone' }))
