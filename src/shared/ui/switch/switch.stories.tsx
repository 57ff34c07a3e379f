import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { Switch } from './switch'

const meta = preview.meta({
  title: 'Kit/Inputs/Switch',
  tags: ['stable'],
  component: Switch,
  args: { label: 'Show canceled deals', value: true, onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <Switch {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: false } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'Takes effect at once' } })

export const WithError = meta.story({
  args: { error: 'This view can’t be changed.', hint: 'Takes effect at once' },
})

export const Required = meta.story({ args: { isRequired: true, value: false } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Pressing = meta.story({
  args: { value: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Show canceled deals' }))
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})
