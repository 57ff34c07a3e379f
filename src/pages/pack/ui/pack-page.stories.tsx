import { findPackAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Buy/Pack' })
const path = findPackAddress('listed')
const role = 'purchase_manager'

export const PurchaseManager = meta.story(screenStory({ path, role, hasDarkPicture: true }))
export const CargoManager = meta.story(screenStory({ path, role: 'cargo_manager' }))
export const GlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const Admin = meta.story(screenStory({ path, role: 'admin' }))

export const NotFound = meta.story(
  screenStory({ path: '/packs/4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437', role }),
)
export const Waiting = meta.story(screenStory({ path, role, network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role, network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role, width: 'phone' }))
