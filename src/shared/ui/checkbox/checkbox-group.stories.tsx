import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { CheckboxGroup } from './checkbox-group'

const woods = [
  { value: 'PNSY', label: 'Pine' },
  { value: 'PCAB', label: 'Spruce' },
  { value: 'LADC', label: 'Larch' },
]

const meta = preview.meta({
  title: 'Kit/Inputs/Checkbox group',
  tags: ['new'],
  component: CheckboxGroup,
  args: { label: 'Species', value: ['PCAB'], onChange: () => {}, options: woods },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <CheckboxGroup {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: [] } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'What the mill saws in any week' } })

export const WithError = meta.story({ args: { error: 'Choose one of the options.' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Choosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const getBox = (name: string) => canvas.getByRole('checkbox', { name })
    await userEvent.click(canvas.getByText('Pine'))
    await expect(getBox('Pine')).toBeChecked()
    await userEvent.click(canvas.getByText('Spruce'))
    await expect(getBox('Spruce')).not.toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Species' })).toContainElement(getBox('Larch'))
  },
})
