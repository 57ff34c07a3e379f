import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { ComingScreenPage } from './coming-screen-page'

const meta = preview.meta({ title: 'Screens/Coming', component: ComingScreenPage })

export const DealDashboard = meta.story(screenStory({ path: '/deal-dashboard', role: 'admin', isDarkToo: true }))
export const SupplyDashboard = meta.story(screenStory({ path: '/supply-dashboard', role: 'purchase_manager' }))
export const ContainerInspection = meta.story(screenStory({ path: '/cargo-inspection-report/new', role: 'purchase_agent' }))
export const Products = meta.story(screenStory({ path: '/products', role: 'client' }))
export const Phone = meta.story(screenStory({ path: '/cargo-inspection-report/new', role: 'purchase_agent', width: 'phone' }))
