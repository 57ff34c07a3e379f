import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { ComingScreenPage } from './coming-screen-page'

const meta = preview.meta({ title: 'Screens/Coming', component: ComingScreenPage })

export const DealDashboard = meta.story(screenStory({ path: '/deal-dashboard', role: 'admin', isDarkToo: true }))
export const SupplyDashboard = meta.story(screenStory({ path: '/supply-dashboard', role: 'purchase_manager' }))
export const Products = meta.story(screenStory({ path: '/products', role: 'client' }))
export const Phone = meta.story(screenStory({ path: '/cargo-dashboard', role: 'cargo_manager', width: 'phone' }))
