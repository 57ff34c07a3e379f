import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { NativeSelect } from './native-select'

const currencies = [
  { value: 'EUR', label: 'EUR – euro' },
  { value: 'GBP', label: 'GBP – pound sterling' },
  { value: 'SEK', label: 'SEK – Swedish krona' },
]

const meta = preview.meta({
  title: 'Kit/Inputs/Native select',
  tags: ['stable'],
  component: NativeSelect,
  args: { label: 'Currency', value: 'EUR', onChange: () => {}, options: currencies },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <NativeSelect {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({
  args: { hint: 'Frozen with its rate when the deal is confirmed' },
})

export const WithError = meta.story({
  args: { error: 'Choose a currency.', hint: 'Frozen with its rate when the deal is confirmed' },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Choosing = meta.story({
  args: { value: '', placeholder: 'Choose one' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Currency' })
    await userEvent.selectOptions(select, 'SEK')
    await expect(select).toHaveValue('SEK')
  },
})
