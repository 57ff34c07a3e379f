import { useState } from 'react'
import { toPlainText, useFormat, useTranslation } from '@/shared/i18n'
import { addWeeks, readWeek, toWeek } from '@domain/calendar'
import { today } from '@/shared/lib/clock'
import { Button, TextField } from '@/shared/ui'
import { focusFirstField } from './panel'
import styles from './panel.module.css'

interface FormProps {
  from: string
  to: string
  onChange(from: string, to: string): void
}

/**
 * Range of weeks, typed or by a shortcut. Unreadable input and a reversed range are reported and
 * not searched.
 */
export function WeeksForm({ from, to, onChange }: FormProps) {
  const { t } = useTranslation('widgets/record-list')
  const format = useFormat()
  const now = toWeek(today())
  const first = useTypedWeek(from)
  const last = useTypedWeek(to)
  const isReversed =
    first.week !== null && last.week !== null && first.week > last.week && last.week !== ''
  const applyRange = () => {
    if (first.week === null || last.week === null || isReversed) return
    if (first.week !== from || last.week !== to) onChange(first.week, last.week)
  }
  /** Replaces the text in the fields, even if the search does not change. */
  const choose = (nextFrom: string, nextTo: string) => {
    first.show(nextFrom)
    last.show(nextTo)
    onChange(nextFrom, nextTo)
  }
  const getWeekError = ({ isInvalid }: TypedWeek) =>
    isInvalid ? t('weeks.wrong', { example: format.week(now) }) : undefined
  return (
    <>
      <div className={styles.weeks}>
        <WeekInput
          label={t('weeks.from')}
          typed={first}
          error={getWeekError(first)}
          onCommit={applyRange}
        />
        <WeekInput
          label={t('weeks.to')}
          typed={last}
          error={
            getWeekError(last) ??
            (isReversed && !first.isTyping && !last.isTyping ? t('weeks.order') : undefined)
          }
          onCommit={applyRange}
        />
      </div>
      <div className={styles.shortcuts}>
        <Button size="s" variant="quiet" onClick={() => choose(now, now)}>
          {t('weeks.this_week')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => choose(now, addWeeks(now, 3))}>
          {t('weeks.four_weeks')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => choose('', addWeeks(now, -1))}>
          {t('weeks.before')}
        </Button>
        {(from || to) && (
          <Button
            size="s"
            variant="quiet"
            onClick={(event) => {
              focusFirstField(event)
              choose('', '')
            }}
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </>
  )
}

interface TypedWeek {
  readonly text: string
  /** The week in the field; `''` if empty, null if invalid. */
  readonly week: string | null
  /** True while the field is being edited; its error is not shown yet. */
  readonly isTyping: boolean
  readonly isInvalid: boolean
  type(text: string): void
  commit(): void
  show(week: string): void
}

/** Returns the text of a week field, which follows the search until the user types. */
function useTypedWeek(searchedWeek: string): TypedWeek {
  const format = useFormat()
  const [text, setText] = useState(searchedWeek && toPlainText(format.week(searchedWeek)))
  const [isTyping, setTyping] = useState(false)
  const [shownWeek, setShownWeek] = useState(searchedWeek)
  const show = (next: string) => {
    setText(next && toPlainText(format.week(next)))
    setTyping(false)
  }
  if (shownWeek !== searchedWeek) {
    setShownWeek(searchedWeek)
    show(searchedWeek)
  }
  const week = text.trim() === '' ? '' : readWeek(text, toWeek(today()), 'nearest')
  return {
    text,
    week,
    isTyping,
    isInvalid: week === null && !isTyping,
    type(next) {
      setText(next)
      setTyping(true)
    },
    commit: () => setTyping(false),
    show,
  }
}

interface InputProps {
  label: string
  typed: TypedWeek
  error: string | undefined
  onCommit(): void
}

function WeekInput({ label, typed, error, onCommit }: InputProps) {
  const format = useFormat()
  const commit = () => {
    typed.commit()
    onCommit()
  }
  return (
    <TextField
      label={label}
      value={typed.text}
      onChange={typed.type}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      placeholder={toPlainText(format.week(toWeek(today())))}
      error={error}
    />
  )
}
