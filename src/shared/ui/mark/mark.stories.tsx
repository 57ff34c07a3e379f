import preview from '#.storybook/preview'
import { Mark } from './mark'

const meta = preview.meta({ title: 'Kit/Foundations/Mark', tags: ['stable'], component: Mark })

export const InTheHeader = meta.story()

export const Large = meta.story({ args: { size: '8rem' } })
