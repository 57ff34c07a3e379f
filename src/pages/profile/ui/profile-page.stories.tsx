import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { ProfilePage } from './profile-page'

const meta = preview.meta({ title: 'Screens/Admin/My profile', component: ProfilePage })

export const Client = meta.story(
  screenStory({ path: '/profile', role: 'client', hasDarkPicture: true }),
)
export const StaffOnPhone = meta.story(
  screenStory({ path: '/profile', role: 'cargo_manager', width: 'phone' }),
)
export const Failing = meta.story(
  screenStory({ path: '/profile', role: 'client', network: 'failing' }),
)
