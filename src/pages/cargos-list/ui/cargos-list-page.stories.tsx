import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Ship/Cargo list' })
const path = '/general-cargo'
const role = 'cargo_manager'

export const CargoManager = meta.story(screenStory({ path, role, hasDarkPicture: true }))
export const GlobalManager = meta.story(
  screenStory({ path: `${path}?documents=missing`, role: 'global_manager' }),
)
export const Admin = meta.story(screenStory({ path: `${path}?status=in_transit`, role: 'admin' }))

export const Waiting = meta.story(screenStory({ path, role, network: 'silent' }))
export const Empty = meta.story(screenStory({ path, role, scenario: 'first_day' }))
export const Failing = meta.story(screenStory({ path, role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role, network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role, width: 'phone' }))
