import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Admin/Logins' })
const path = '/logins'

export const Admin = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))
export const Phone = meta.story(screenStory({ path, role: 'admin', width: 'phone' }))
export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
