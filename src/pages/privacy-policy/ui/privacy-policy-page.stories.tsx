import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { PrivacyPolicyPage } from './privacy-policy-page'

const meta = preview.meta({ title: 'Screens/Admin/Privacy policy', component: PrivacyPolicyPage })

export const Anyone = meta.story(screenStory({ path: '/privacy-policy' }))
export const LoggedIn = meta.story(
  screenStory({ path: '/privacy-policy', role: 'sale_manager', hasDarkPicture: true }),
)
export const Phone = meta.story(screenStory({ path: '/privacy-policy', width: 'phone' }))
