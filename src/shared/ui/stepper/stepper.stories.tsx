import preview from '#.storybook/preview'
import { Stepper } from './stepper'

const steps = ['Draft', 'Order confirmation', 'Confirmed', 'Loading', 'Delivery', 'Completed'].map(
  (label) => ({ id: label, label }),
)

const meta = preview.meta({
  title: 'Kit/Data/Stepper',
  tags: ['stable'],
  component: Stepper,
  args: { label: 'Stages of the deal', steps },
})

export const NotBegun = meta.story({ args: { current: null } })
export const Beginning = meta.story({ args: { current: 'Draft' } })
export const Halfway = meta.story({ args: { current: 'Loading' } })
export const Ended = meta.story({ args: { current: 'Completed' } })
export const Narrow = meta.story({
  args: { current: 'Loading' },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
})
