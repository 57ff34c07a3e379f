import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { SearchField } from './search-field'

const meta = preview.meta({
  title: 'Kit/Inputs/Search field',
  tags: ['stable'],
  component: SearchField,
  args: { label: 'Number, client or product', value: '', onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story()

export const Filled = meta.story({ args: { value: 'Nordbau' } })

export const Typing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Number, client or product' })
    await userEvent.type(box, 'spruce')
    await expect(box).toHaveValue('spruce')
  },
})
