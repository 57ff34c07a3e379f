import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Portal/Companies' })
const path = '/companies'

export const Admin = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))
export const CountryManagerOnPhone = meta.story(
  screenStory({ path, role: 'country_manager', width: 'phone' }),
)
export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
