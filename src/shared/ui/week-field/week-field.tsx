import { clsx } from 'clsx'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { toDateLocale, toPlainText, useFormat, useTranslation } from '@/shared/i18n'
import {
  addWeeks,
  compareWeeks,
  isWeek,
  readWeek,
  getWeekEnd,
  toWeek,
  getWeekStart,
} from '@domain/calendar'
import { getControlAttributes, type FieldProps, useFieldIds } from '../field/field-props'
import { Field } from '../field/field'
import { FieldText } from '../field/field-text'
import fieldStyles from '../field/field.module.css'
import { IconButton } from '../icon-button/icon-button'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons'
import styles from './week-field.module.css'
import { today } from '@/shared/lib/clock'

export interface WeekFieldProps extends FieldProps<string> {
  /** Shows the value as text. */
  isReadOnly?: boolean | undefined
  /** Today, `YYYY-MM-DD`. A bare number means the next such week from today. */
  today?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 4, PageDown: -4 }

/**
 * ISO week, `2026-W48`, shown in the user's format with its days below. Typing "48" adds the year;
 * the arrow keys move by weeks. For a single day, use DateField.
 */
export function WeekField({ ref, ...props }: WeekFieldProps) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    hint,
    isRequired,
    isReadOnly,
    isDisabled,
    className,
  } = props
  const { t, i18n } = useTranslation('shared/forms')
  const format = useFormat()
  const ids = useFieldIds(props.id)
  const [draft, setDraft] = useState<string | null>(null)
  const now = toWeek(props.today ?? today())
  const isKnown = isWeek(value)
  const isUnknownWeek = draft === null && value !== '' && !isKnown
  // The form only knows that the week is invalid; this message includes the text.
  const error = isUnknownWeek
    ? t('week.invalid', { text: value, example: format.week(now) })
    : props.error

  // A past week may be intended, but a wrong year is a common slip.
  const warning = isKnown && !error && compareWeeks(value, now) < 0 ? t('week.over') : null

  const days = isKnown
    ? t('week.days', formatWeekDays(value, i18n.language))
    : (hint ?? (isReadOnly || error ? undefined : t('week.example', { week: format.week(now) })))
  if (isReadOnly) {
    return (
      <FieldText
        {...props}
        ref={ref}
        hint={days}
        error={error}
        value={isKnown ? format.week(value) : value}
      />
    )
  }

  function move(weeks: number) {
    setDraft(null)
    onChange(isKnown ? addWeeks(value, weeks) : now)
  }

  function pressKey(event: KeyboardEvent) {
    const weeks = STEPS[event.key]
    if (weeks === undefined) return
    event.preventDefault()
    move(weeks)
  }

  return (
    <Field {...{ ids, label, isLabelHidden, isRequired, error, warning, className }} hint={days}>
      <div
        className={clsx(fieldStyles.control, fieldStyles.group, styles.group)}
        data-disabled={isDisabled || undefined}
      >
        <input
          {...getControlAttributes(ids, { ...props, error, warning, hint: days })}
          ref={ref}
          type="text"
          autoComplete="off"
          value={draft ?? (isKnown ? toPlainText(format.week(value)) : value)}
          onKeyDown={pressKey}
          onChange={(event) => {
            setDraft(event.target.value)
            onChange(readWeek(event.target.value, now, 'next') ?? event.target.value.trim())
          }}
          onBlur={() => {
            setDraft(null)
            props.onBlur?.()
          }}
          className={clsx(fieldStyles.bare, 'figures')}
        />
        <span className={styles.steps}>
          <IconButton
            size="s"
            tabIndex={-1}
            label={t('week.previous')}
            icon={<ChevronLeftIcon />}
            isDisabled={isDisabled}
            onClick={() => move(-1)}
          />
          <IconButton
            size="s"
            tabIndex={-1}
            label={t('week.next')}
            icon={<ChevronRightIcon />}
            isDisabled={isDisabled}
            onClick={() => move(1)}
          />
        </span>
      </div>
    </Field>
  )
}

function formatWeekDays(week: string, locale: string) {
  const format = new Intl.DateTimeFormat(toDateLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return {
    from: format.format(new Date(getWeekStart(week))),
    to: format.format(new Date(getWeekEnd(week))),
  }
}
