import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { MoneyField } from './money-field'

const meta = preview.meta({
  title: 'Kit/Inputs/Money field',
  tags: ['stable'],
  component: MoneyField,
  args: { label: 'Price', value: '315', currency: 'EUR', unit: 'm³', onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <MoneyField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'Agreed with the mill on 12 November' } })

export const WithError = meta.story({
  args: { error: 'Write a price above zero.', hint: 'Agreed with the mill on 12 November' },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Leaving = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.type(input, '1234,5')
    await userEvent.tab()
    await expect(input.getAttribute('value')).toMatch(/^1\D?234\D50$/u)
  },
})
