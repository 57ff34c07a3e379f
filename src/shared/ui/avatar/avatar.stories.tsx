import preview from '#.storybook/preview'
import { Avatar } from './avatar'

const meta = preview.meta({ title: 'Kit/Data/Avatar', tags: ['stable'], component: Avatar })

export const Person = meta.story({ args: { name: 'Rūta Žemaitė' } })

export const Small = meta.story({ args: { name: 'Émile Lefèvre', size: 's' } })

export const OneName = meta.story({ args: { name: 'Ona' } })
