import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Portal/Orders' })
const path = '/orders'

export const Many = meta.story(screenStory({ path, role: 'global_manager', hasDarkPicture: true }))
export const Phone = meta.story(screenStory({ path, role: 'client', width: 'phone' }))
export const NothingFound = meta.story(
  screenStory({ path: `${path}?q=O-1999-0001`, role: 'client' }),
)
export const Empty = meta.story(screenStory({ path, role: 'client', scenario: 'first_day' }))
export const Waiting = meta.story(screenStory({ path, role: 'client', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'client', network: 'failing' }))
