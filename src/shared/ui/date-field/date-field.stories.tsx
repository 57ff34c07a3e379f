import { expect, screen } from 'storybook/test'
import { Held } from '#.storybook/held'
import preview from '#.storybook/preview'
import { DateField } from './date-field'

const meta = preview.meta({
  title: 'Kit/Date field',
  component: DateField,
  args: { label: 'Date', value: '2026-11-20', onChange: () => {} },
  render: (args) => (
    <Held initial={args.value}>{(value, onChange) => <DateField {...args} value={value} onChange={onChange} />}</Held>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'The day that the deal was agreed' } })

export const WithError = meta.story({ args: { error: 'Choose a day in this year.', hint: 'The day that the deal was agreed' } })

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const PickingFromTheCalendar = meta.story({
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }))
    await userEvent.click(await screen.findByRole('button', { name: /November 27, 2026/ }))
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('27')
  },
})
