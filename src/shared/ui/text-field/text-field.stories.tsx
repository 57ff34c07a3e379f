import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { SearchIcon } from '../icons/icons'
import { TextField } from './text-field'

const meta = preview.meta({
  title: 'Kit/Inputs/Text field',
  tags: ['stable'],
  component: TextField,
  args: { label: 'Customer reference', value: 'PO 4711 / Nordbau', onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'As shown on the client’s order' } })

export const WithError = meta.story({
  args: { error: 'Shorten this to 60 characters.', hint: 'As shown on the client’s order' },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Password = meta.story({
  args: { label: 'Password', type: 'password', value: 'timber-demo' },
})

export const WithAffixes = meta.story({
  args: {
    label: 'Search',
    type: 'search',
    value: '',
    prefix: <SearchIcon />,
    placeholder: 'Number, client or product',
  },
})

export const Typing = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Customer reference' })
    await userEvent.type(input, 'PO 12')
    await expect(input).toHaveValue('PO 12')
  },
})
