import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Client' })

export const New = meta.story(screenStory({ path: '/clients/new', role: 'admin' }))
export const NewForGlobalManager = meta.story(screenStory({ path: '/clients/new', role: 'global_manager' }))
export const NewOnPhone = meta.story(screenStory({ path: '/clients/new', role: 'admin', width: 'phone' }))
export const NotFound = meta.story(
  screenStory({ path: '/clients/00000000-0000-4000-8000-000000000000', role: 'admin' }),
)
