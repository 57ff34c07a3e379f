import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Admin/Notifications' })
const path = '/notifications'

export const Many = meta.story(screenStory({ path, role: 'client', hasDarkPicture: true }))
export const Phone = meta.story(screenStory({ path, role: 'client', width: 'phone' }))
export const None = meta.story(screenStory({ path, role: 'client', scenario: 'first_day' }))
export const Waiting = meta.story(screenStory({ path, role: 'client', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'client', network: 'failing' }))
