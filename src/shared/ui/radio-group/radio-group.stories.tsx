import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { RadioGroup } from './radio-group'

const transports = [
  { value: 'container', label: 'Container', hint: 'By sea, 76 m³ in a 40HC' },
  { value: 'truck', label: 'Truck', hint: '24 t or 90 m³' },
]

const meta = preview.meta({
  title: 'Kit/Inputs/Radio group',
  tags: ['stable'],
  component: RadioGroup,
  args: { label: 'Transport', value: 'container', onChange: () => {}, options: transports },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <RadioGroup {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'It decides what can be loaded' } })

export const WithError = meta.story({
  args: { error: 'Choose how the wood travels.', hint: 'It decides what can be loaded' },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const InARow = meta.story({
  args: { direction: 'row', options: transports.map(({ value, label }) => ({ value, label })) },
})

export const Choosing = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const other = canvas.getByRole('radio', { name: 'Container' })
    const { backgroundColor } = getComputedStyle(other)
    await userEvent.click(canvas.getByRole('radio', { name: 'Truck' }))
    await expect(getComputedStyle(other).backgroundColor).toBe(backgroundColor)
    await expect(canvas.getByRole('radio', { name: 'Truck' })).toBeChecked()
  },
})
