import { useDeferredValue, useMemo, useRef, useSyncExternalStore } from 'react'
import { formatNumber, useTranslation } from '@/shared/i18n'
import { Banner } from '../banner/banner'
import { Button } from '../button/button'
import type { GridLine } from './logic/lines'
import {
  findNumberQuestions,
  type NumberQuestion,
  type NumberReading,
} from './logic/number-questions'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'

/**
 * Asks per column how to read its ambiguous pasted numbers. The question is derived from the cells,
 * so it stays until they are resolved.
 */
export function NumberQuestions<Line extends GridLine>({ grid }: { grid: Grid<Line> }) {
  const { store, cursor, commands, columns } = grid
  const { t, i18n } = useTranslation('shared/forms')
  const list = useRef<HTMLDivElement>(null)
  const lines = useDeferredValue(useSyncExternalStore(store.subscribe, store.lines))
  const openCell = useSyncExternalStore(cursor.subscribe, cursor.openCell)
  const questions = useMemo(
    () => findNumberQuestions(columns, lines, openCell),
    [columns, lines, openCell],
  )
  const joinTexts = (texts: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(texts)
  const ask = ({ column, lineIds, examples }: NumberQuestion<Line>) =>
    t('lines.open_number', {
      count: lineIds.length,
      column: column.label,
      written: joinTexts(examples),
    })

  function answerQuestion(
    question: NumberQuestion<Line>,
    { form }: NumberReading,
    pressed: HTMLElement,
  ) {
    const [next] = [...(list.current?.children ?? [])].filter((each) => !each.contains(pressed))
    commands.settle(question, form)
    if (next instanceof HTMLElement) next.focus()
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {questions.length > 0 && [...questions.map(ask), t('lines.open_number_keys')].join(' ')}
      </p>
      {questions.length > 0 && (
        <div ref={list} className={styles.questions}>
          {questions.map((question) => (
            <div key={question.column.id} role="group" aria-label={ask(question)} tabIndex={-1}>
              <Banner
                tone="waiting"
                action={question.readings.map((reading) => (
                  <Button
                    key={reading.form.decimal}
                    size="s"
                    onClick={(event) => answerQuestion(question, reading, event.currentTarget)}
                  >
                    {joinTexts(reading.values.map((value) => formatNumber(value, i18n.language)))}
                  </Button>
                ))}
              >
                {ask(question)}
              </Banner>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
