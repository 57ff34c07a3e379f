import { expect, screen } from 'storybook/test'
import { toDateLocale, i18n } from '@/shared/i18n'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { startsWith, getTexts, normalizeSpaces } from '#.storybook/texts'
import { DateField, DateTimeField } from './date-field'

const t = getTexts('shared/forms')

const meta = preview.meta({
  title: 'Kit/Inputs/Date field',
  tags: ['stable'],
  component: DateField,
  args: { label: 'Date', value: '2026-11-20', onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <DateField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'The day that the deal was agreed' } })

export const WithError = meta.story({
  args: { error: 'Choose a day in this year.', hint: 'The day that the deal was agreed' },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const PickingFromTheCalendar = meta.story({
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    const day27 = new Intl.DateTimeFormat(toDateLocale(i18n.language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(new Date('2026-11-27'))
    await userEvent.click(canvas.getByRole('button', { name: startsWith(t('date.open')) }))
    await userEvent.click(
      await screen.findByRole('button', { name: (name) => name.includes(day27) }),
    )
    await expect(canvas.getAllByRole('spinbutton').map((part) => part.textContent)).toContain('27')
  },
})

export const WithAMissingPart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('20'))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.tab({ shift: true })
    await expect(await canvas.findByText(t('date.incomplete'))).toBeVisible()
    // Nothing of the date is left, so that what is shown is what is saved.
    for (const part of canvas.getAllByRole('spinbutton'))
      await expect(part).toHaveAttribute('data-placeholder')
    await userEvent.tab()
    await userEvent.keyboard('07052026')
    await expect(canvas.queryByText(t('date.incomplete'))).toBeNull()
  },
})

export const WithADayThatTheMonthLacks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('20'))
    await userEvent.keyboard('31')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(
      await canvas.findByText(normalizeSpaces(t('date.last_day', { day: 31 }))),
    ).toBeVisible()
    await expect(canvas.getByText('30')).toBeVisible()
  },
})

export const WithTime = meta.story({
  args: { label: 'Start', value: '2026-11-20T13:05:00.000Z' },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <DateTimeField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})
