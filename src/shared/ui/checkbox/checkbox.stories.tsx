import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { Checkbox } from './checkbox'

const meta = preview.meta({
  title: 'Kit/Inputs/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: { label: 'Inspection before loading', value: true, onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <Checkbox {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: false } })

export const Filled = meta.story()

export const WithHint = meta.story({
  args: { hint: 'The mill is told when the supply is ordered' },
})

export const WithError = meta.story({
  args: { error: 'Agree to go on.', hint: 'The mill is told when the supply is ordered' },
})

export const Required = meta.story({ args: { isRequired: true, value: false } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Partial = meta.story({ args: { label: 'All lines', value: false, isPartial: true } })

export const Pressing = meta.story({
  args: { value: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Inspection before loading'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})
