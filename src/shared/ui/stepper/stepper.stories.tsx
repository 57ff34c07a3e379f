import preview from '#.storybook/preview'
import { Stepper } from './stepper'

const meta = preview.meta({ title: 'Kit/Data/Stepper', tags: ['stable'], component: Stepper })

const steps = [
  'Draft',
  'Order confirmation',
  'Confirmed',
  'Loading',
  'Shipped',
  'Delivered',
  'Completed',
].map((label) => ({ id: label, label }))

export const Beginning = meta.story({
  args: { label: 'Status of the deal', steps, current: 'Draft' },
})

export const Halfway = meta.story({
  args: { label: 'Status of the deal', steps, current: 'Loading' },
})

export const Stopped = meta.story({
  args: { label: 'Status of the deal', steps, current: 'Confirmed', isStopped: true },
})
