import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Dashboards' })

export const Deals = meta.story(screenStory({ path: '/deal-dashboard', role: 'global_manager', isDarkToo: true }))
export const DealsOfSeller = meta.story(screenStory({ path: '/deal-dashboard', role: 'sale_manager', scenario: 'everything_late' }))
export const Supplies = meta.story(screenStory({ path: '/supply-dashboard', role: 'purchase_manager' }))
export const Cargo = meta.story(screenStory({ path: '/cargo-dashboard', role: 'cargo_manager' }))
export const FirstDay = meta.story(screenStory({ path: '/deal-dashboard', role: 'admin', scenario: 'first_day' }))
export const Waiting = meta.story(screenStory({ path: '/supply-dashboard', role: 'purchase_manager', network: 'silent' }))
export const Failing = meta.story(screenStory({ path: '/supply-dashboard', role: 'purchase_manager', network: 'failing' }))
export const Phone = meta.story(screenStory({ path: '/cargo-dashboard', role: 'cargo_manager', width: 'phone' }))
