import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { ComingScreenPage } from './coming-screen-page'

const meta = preview.meta({ title: 'Screens/Coming', component: ComingScreenPage })

export const CargoHome = meta.story(screenStory({ path: '/cargo/new', role: 'cargo_manager' }))
export const Phone = meta.story(screenStory({ path: '/cargo/new', role: 'cargo_manager', width: 'phone' }))
