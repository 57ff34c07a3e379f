import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Clients' })

export const Admin = meta.story(screenStory({ path: '/clients', role: 'admin' }))
export const GlobalManager = meta.story(screenStory({ path: '/clients', role: 'global_manager' }))
export const NothingMatches = meta.story(screenStory({ path: '/clients?q=teak+veneer', role: 'admin' }))
export const Failing = meta.story(screenStory({ path: '/clients', role: 'admin', network: 'failing' }))
export const Phone = meta.story(screenStory({ path: '/clients', role: 'admin', width: 'phone' }))
