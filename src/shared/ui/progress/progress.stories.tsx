import preview from '#.storybook/preview'
import { Progress } from './progress'

const meta = preview.meta({ title: 'Kit/Feedback/Progress', tags: ['stable'], component: Progress })

export const Part = meta.story({ args: { label: 'Purchased', value: 0.64, text: '64%' } })

export const Whole = meta.story({ args: { label: 'Loaded', value: 1, text: '100%' } })

export const TooMuch = meta.story({
  args: { label: 'Credit used', value: 1.12, text: '€112,400 of €100,000' },
})
