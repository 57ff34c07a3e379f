import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { ComingScreenPage } from './coming-screen-page'

const meta = preview.meta({ title: 'Screens/Coming', component: ComingScreenPage })

export const Notifications = meta.story(screenStory({ path: '/notifications', role: 'admin', isDarkToo: true }))
export const Products = meta.story(screenStory({ path: '/products', role: 'client' }))
export const Phone = meta.story(screenStory({ path: '/stock', role: 'manager', width: 'phone' }))
