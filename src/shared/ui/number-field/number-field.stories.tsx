import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { NumberField } from './number-field'

const meta = preview.meta({
  title: 'Kit/Inputs/Number field',
  tags: ['stable'],
  component: NumberField,
  args: {
    label: 'Commission',
    value: '2.5',
    unit: '%',
    min: '0',
    max: '100',
    maxPlaces: 2,
    onChange: () => {},
  },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'Of the revenue' } })

export const WithError = meta.story({
  args: { error: 'Write the share that the agent was promised.', hint: 'Of the revenue' },
})

export const WithWarning = meta.story({
  args: { hint: 'Of the revenue', warning: 'The last commission was 5 %: this is half of it.' },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Unreadable = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Commission' })
    await userEvent.type(input, 'two')
    await userEvent.tab()
    await expect(input).toHaveValue('two')
    await expect(input).toBeInvalid()
  },
})

export const TooMuch = meta.story({ args: { value: '120' } })

export const Thousands = meta.story({
  args: {
    label: 'Exchange rate',
    value: '12345.6789',
    unit: undefined,
    max: undefined,
    maxPlaces: 6,
  },
})
