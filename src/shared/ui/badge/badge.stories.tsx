import preview from '#.storybook/preview'
import { Badge } from './badge'

const meta = preview.meta({ title: 'Kit/Data/Badge', tags: ['stable'], component: Badge })

export const Plain = meta.story({ args: { children: 'm³' } })

export const Count = meta.story({ args: { variant: 'count', children: '12' } })
