import { useEffect, useRef, useState } from 'react'
import { formatNumber, useFormat, useTranslation } from '@/shared/i18n'
import { createNumberForm, isDecimal } from '@domain/numbers'
import { Banner, Button, NativeSelect } from '@/shared/ui'
import type { ColumnAnswers, ValueQuestion } from '../lib/column-values'
import type { SheetQuestionStep } from '../model/use-sheet-questions'
import styles from './sheet-questions.module.css'

interface Props<Column extends string> {
  step: Extract<SheetQuestionStep<Column>, { at: 'ask' }>
  getTitle(column: Column): string
}

/** Questions about ambiguous values, one per column. An answer applies to the whole column. */
export function ValueQuestions<Column extends string>({
  step: { questions, answer },
  getTitle,
}: Props<Column>) {
  const { t, i18n } = useTranslation(['features/read-sheet', 'shared/forms'])
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  // An answered question is removed with the focused button, so move the focus.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus()
  }, [questions])
  const formatDecimalText = (value: string) =>
    isDecimal(value) ? formatNumber(value, i18n.language) : value
  function formatQuestion(question: ValueQuestion<Column>): string {
    const about = {
      column: getTitle(question.column),
      written: question.written,
      count: question.count,
    }
    if (question.kind === 'number') return t('shared/forms:lines.open_number', about)
    return t(`features/read-sheet:ask.${question.kind}`, about)
  }
  function listChoices(
    question: ValueQuestion<Column>,
  ): readonly (readonly [string, ColumnAnswers])[] {
    const { column } = question
    if (question.kind === 'number') {
      // The mark in the value is the decimal mark, or the thousands mark.
      const mark = question.written.includes(',') ? ',' : '.'
      const [decimals, thousands] = [
        createNumberForm(mark),
        createNumberForm(mark === ',' ? '.' : ','),
      ]
      return [
        [formatDecimalText(question.thousands), { forms: { [column]: thousands } }],
        [formatDecimalText(question.decimals), { forms: { [column]: decimals } }],
      ]
    }
    if (question.kind === 'date')
      return question.readings.map(({ date, orders }) => [
        format.date(date),
        { orders: { [column]: orders } },
      ])
    if (question.kind === 'length_unit')
      return question.readings.map(({ unit, metres }) => [
        t('features/read-sheet:ask.metres', { metres: format.number(metres) }),
        { lengthUnits: { [column]: unit } },
      ])
    if (question.kind === 'day_number')
      return [
        [format.date(question.date), { dayNumbers: { [column]: true } }],
        [t('features/read-sheet:ask.no_date'), { dayNumbers: { [column]: false } }],
      ]
    return []
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.questions}>
      <p role="status">{t('features/read-sheet:ask.how', { count: questions.length })}</p>
      {questions.map((question) =>
        question.kind === 'product' ? (
          <ChoiceQuestion
            key={question.words}
            text={formatQuestion(question)}
            takeText={t('features/read-sheet:ask.take')}
            options={question.names.map((name) => ({ value: name, label: name }))}
            onAnswer={(name) => answer({ products: { [question.words]: name } })}
          />
        ) : question.kind === 'choice' ? (
          <ChoiceQuestion
            key={question.words}
            text={formatQuestion(question)}
            takeText={t('features/read-sheet:ask.take_choice')}
            options={question.options}
            onAnswer={(value) => answer({ choices: { [question.words]: value } })}
          />
        ) : (
          <div
            key={`${question.kind} ${question.column}`}
            role="group"
            aria-label={formatQuestion(question)}
          >
            <Banner
              tone="waiting"
              action={listChoices(question).map(([label, answers]) => (
                <Button key={label} size="s" onClick={() => answer(answers)}>
                  {label}
                </Button>
              ))}
            >
              {formatQuestion(question)}
            </Banner>
          </div>
        ),
      )}
    </div>
  )
}

const NO_CHOICE = ''

function ChoiceQuestion({
  text,
  takeText,
  options,
  onAnswer,
}: {
  text: string
  takeText: string
  options: readonly { readonly value: string; readonly label: string }[]
  onAnswer(value: string): void
}) {
  const { t } = useTranslation('features/read-sheet')
  const [chosen, setChosen] = useState(options.length === 1 ? (options[0]?.value ?? '') : '')
  return (
    <div role="group" aria-label={text} className={styles.product}>
      <NativeSelect
        label={text}
        placeholder={t('ask.choose')}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      <Button size="s" isDisabled={chosen === ''} onClick={() => onAnswer(chosen)}>
        {takeText}
      </Button>
      <Button size="s" variant="quiet" onClick={() => onAnswer(NO_CHOICE)}>
        {t('ask.none')}
      </Button>
    </div>
  )
}
