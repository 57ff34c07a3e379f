import { useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { addWeeks, weekOf } from '@/shared/lib/timber'
import { today } from '@/shared/lib/today'
import { Button, TextField } from '@/shared/ui'
import { readWeek } from '../model/read-week'
import { focusFirstField } from './focus-first-field'
import styles from './panel.module.css'

type FormProps = { readonly from: string; readonly to: string; onChange(from: string, to: string): void }

/** From which week to which, typed or by a shortcut. */
export function WeeksForm({ from, to, onChange }: FormProps) {
  const { t } = useTranslation('widgets/record-list')
  const now = weekOf(today())
  return (
    <>
      <div className={styles.weeks}>
        <WeekInput label={t('weeks.from')} week={from} onChange={(week) => onChange(week, to)} />
        <WeekInput label={t('weeks.to')} week={to} onChange={(week) => onChange(from, week)} />
      </div>
      <div className={styles.shortcuts}>
        <Button size="s" variant="quiet" onClick={() => onChange(now, now)}>
          {t('weeks.this_week')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => onChange(now, addWeeks(now, 3))}>
          {t('weeks.four_weeks')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => onChange('', addWeeks(now, -1))}>
          {t('weeks.before')}
        </Button>
        {(from || to) && (
          <Button
            size="s"
            variant="quiet"
            onClick={(event) => {
              focusFirstField(event)
              onChange('', '')
            }}
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </>
  )
}

type InputProps = { readonly label: string; readonly week: string; onChange(week: string): void }

function WeekInput({ label, week, onChange }: InputProps) {
  const { t } = useTranslation('widgets/record-list')
  const format = useFormat()
  const [text, setText] = useState(week && format.week(week))
  const [isWrong, setWrong] = useState(false)
  const [shown, setShown] = useState(week)
  if (shown !== week) {
    setShown(week)
    setText(week && format.week(week))
    setWrong(false)
  }
  const take = () => {
    const read = text.trim() === '' ? '' : readWeek(text, today())
    setWrong(read === null)
    if (read !== null && read !== week) onChange(read)
  }
  return (
    <TextField
      label={label}
      value={text}
      onChange={setText}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      placeholder={t('weeks.example')}
      error={isWrong ? t('weeks.wrong') : undefined}
    />
  )
}
