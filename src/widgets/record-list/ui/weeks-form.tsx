import { useState } from 'react'
import { toPlainText, useFormat, useTranslation } from '@/shared/i18n'
import { addWeeks, readWeek, toWeek } from '@domain/timber'
import { today } from '@/shared/lib/today'
import { Button, TextField } from '@/shared/ui'
import { focusFirstField } from './panel'
import styles from './panel.module.css'

type FormProps = {
  readonly from: string
  readonly to: string
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
    first.read !== null && last.read !== null && first.read > last.read && last.read !== ''
  const take = () => {
    if (first.read === null || last.read === null || isReversed) return
    if (first.read !== from || last.read !== to) onChange(first.read, last.read)
  }
  /** Replaces the text in the fields, even if the search does not change. */
  const choose = (nextFrom: string, nextTo: string) => {
    first.display(nextFrom)
    last.display(nextTo)
    onChange(nextFrom, nextTo)
  }
  const getWeekError = ({ isWrong }: TypedWeek) =>
    isWrong ? t('weeks.wrong', { example: format.week(now) }) : undefined
  return (
    <>
      <div className={styles.weeks}>
        <WeekInput
          label={t('weeks.from')}
          typed={first}
          error={getWeekError(first)}
          onCommit={take}
        />
        <WeekInput
          label={t('weeks.to')}
          typed={last}
          error={
            getWeekError(last) ??
            (isReversed && !first.isTyping && !last.isTyping ? t('weeks.order') : undefined)
          }
          onCommit={take}
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

type TypedWeek = {
  readonly text: string
  /** The week in the field; `''` if empty, null if invalid. */
  readonly read: string | null
  /** True while the field is being edited; its error is not shown yet. */
  readonly isTyping: boolean
  readonly isWrong: boolean
  type(text: string): void
  commit(): void
  display(week: string): void
}

/** Returns the text of a week field, which follows the search until the user types. */
function useTypedWeek(week: string): TypedWeek {
  const format = useFormat()
  const [text, type] = useState(week && toPlainText(format.week(week)))
  const [isTyping, setTyping] = useState(false)
  const [shown, setShown] = useState(week)
  const show = (next: string) => {
    type(next && toPlainText(format.week(next)))
    setTyping(false)
  }
  if (shown !== week) {
    setShown(week)
    show(week)
  }
  const read = text.trim() === '' ? '' : readWeek(text, toWeek(today()), 'nearest')
  return {
    text,
    read,
    isTyping,
    isWrong: read === null && !isTyping,
    type(next) {
      type(next)
      setTyping(true)
    },
    commit: () => setTyping(false),
    display: show,
  }
}

type InputProps = {
  readonly label: string
  readonly typed: TypedWeek
  readonly error: string | undefined
  onCommit(): void
}

function WeekInput({ label, typed, error, onCommit }: InputProps) {
  const format = useFormat()
  const take = () => {
    typed.commit()
    onCommit()
  }
  return (
    <TextField
      label={label}
      value={typed.text}
      onChange={typed.type}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      placeholder={toPlainText(format.week(toWeek(today())))}
      error={error}
    />
  )
}
