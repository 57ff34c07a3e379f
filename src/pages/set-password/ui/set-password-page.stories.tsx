import { openPasswordLink } from '@mocks/scenarios/portal'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { SetPasswordPage } from './set-password-page'

const meta = preview.meta({ title: 'Screens/Admin/Set password', component: SetPasswordPage })

export const Default = meta.story(screenStory({ path: openPasswordLink }))
export const ExpiredLink = meta.story(screenStory({ path: '/set-password?token=of-a-mail' }))
export const LinkWithoutToken = meta.story(screenStory({ path: '/set-password', width: 'phone' }))
