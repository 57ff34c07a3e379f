import preview from '#.storybook/preview'
import { Mark } from './mark'

const meta = preview.meta({ title: 'Kit/Mark', component: Mark })

export const InTheHeader = meta.story()

export const Large = meta.story({ args: { size: '8rem' } })
