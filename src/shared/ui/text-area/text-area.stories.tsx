import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { TextArea } from './text-area'

const meta = preview.meta({
  title: 'Kit/Inputs/Text area',
  tags: ['stable'],
  component: TextArea,
  args: {
    label: 'Note',
    value: 'Ends painted green, every pack marked with its length.',
    onChange: () => {},
  },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <TextArea {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const Typing = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'Choose packs of 48.{Enter}No blue stain.')
    await expect(note).toHaveValue('Choose packs of 48.\nNo blue stain.')
  },
})

export const WithHint = meta.story({ args: { hint: 'The client reads it on the confirmation' } })

export const WithError = meta.story({
  args: {
    error: 'Write at most 2,000 characters.',
    hint: 'The client reads it on the confirmation',
  },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })
