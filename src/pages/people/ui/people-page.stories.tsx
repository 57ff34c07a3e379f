import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Admin/People' })
const path = '/people'

export const Admin = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))
export const GlobalManagerOnPhone = meta.story(
  screenStory({ path, role: 'global_manager', width: 'phone' }),
)
export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
