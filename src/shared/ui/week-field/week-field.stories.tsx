import { expect } from 'storybook/test'
import { formatFor, i18n, toPlainText } from '@/shared/i18n'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { WeekField } from './week-field'

const t = getTexts('shared/forms')

/** Formats a week as the field writes it. */
const formatWeek = (week: string) => toPlainText(formatFor(i18n.language).week(week))

const meta = preview.meta({
  title: 'Kit/Inputs/Week field',
  tags: ['stable'],
  component: WeekField,
  args: { label: 'Delivery week', value: '2026-W48', today: '2026-11-20', onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <WeekField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'A week number, such as 48' } })

export const WithError = meta.story({
  args: {
    error: 'The deal must be delivered after it is confirmed.',
    hint: 'A week number, such as 48',
  },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const ByNumber = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Delivery week' })
    await userEvent.type(input, '3')
    await userEvent.tab()
    await expect(input).toHaveValue(formatWeek('2027-W03'))
  },
})

export const ByArrows = meta.story({
  args: { value: '2026-W53' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Delivery week' })
    await userEvent.type(input, '{ArrowUp}')
    await expect(input).toHaveValue(formatWeek('2027-W01'))
  },
})

export const Over = meta.story({
  args: { value: '2026-W40' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Delivery week' }),
    ).toHaveAccessibleDescription(expect.stringContaining(t('week.over')))
  },
})

export const NoSuchWeek = meta.story({ args: { value: '2027-W53' } })
