import {
  unknownNumberForm,
  detectNumberForm,
  type AmbiguousNumber,
  type NumberForm,
} from '@domain/numbers'
import {
  detectDateOrder,
  readDate,
  type AmbiguousDate,
  type DateOrder,
  type DateReading,
  type DayNumber,
  type ReadAmountValue,
  type ReadDate,
  type ReadValue,
} from '@domain/readers'
import type { LengthUnit } from '@domain/timber'
import { getCellNumberForm, getCellNumber, getCellText, type WorkbookCell } from './cells'

/** The user's answers about ambiguous values. */
export interface ColumnAnswers {
  readonly forms?: Readonly<Record<string, NumberForm>>
  /** Possible orders of a column's dates. */
  readonly orders?: Readonly<Record<string, readonly DateOrder[]>>
  readonly dayNumbers?: Readonly<Record<string, boolean>>
  /** Units of a column's lengths. */
  readonly lengthUnits?: Readonly<Record<string, LengthUnit>>
  /** Product names by the words of a row; '' for none of the suggestions. */
  readonly products?: Readonly<Record<string, string>>
  /** Chosen values by the words of a choice; '' for none of them. */
  readonly choices?: Readonly<Record<string, string>>
}

/** A question about a column, with the first ambiguous value and the number of them. */
export type ValueQuestion<Column extends string> = {
  readonly column: Column
  readonly written: string
  readonly count: number
} & (
  | { readonly kind: 'number'; readonly thousands: string; readonly decimals: string }
  | { readonly kind: 'date'; readonly readings: readonly DateReading[] }
  | { readonly kind: 'day_number'; readonly date: string }
  | {
      readonly kind: 'length_unit'
      /** The length in metres in each unit that it may be in. */
      readonly readings: readonly { readonly unit: LengthUnit; readonly metres: string }[]
    }
  | { readonly kind: 'product'; readonly words: string; readonly names: readonly string[] }
  | {
      readonly kind: 'choice'
      /** Key of the answer. */
      readonly words: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
)

type AmbiguousValue = AmbiguousNumber | AmbiguousDate | DayNumber

/** Parses the values of columns and collects questions about ambiguous ones. */
export function readColumnValues<Column extends string>(
  lines: readonly { at(column: Column): WorkbookCell }[],
  answers: ColumnAnswers,
) {
  const questions = new Map<string, ValueQuestion<Column>>()

  function ask(question: ValueQuestion<Column>) {
    const key = 'words' in question ? question.words : `${question.kind} ${question.column}`
    const existing = questions.get(key)
    questions.set(key, existing ? { ...existing, count: existing.count + 1 } : question)
  }

  /** Treats an ambiguous value as empty until its question is answered. */
  function resolveValue<Value>(
    column: Column,
    written: string,
    read: ReadValue<Value> | AmbiguousValue,
  ): ReadValue<Value> {
    if (read.ok || 'problem' in read) return read
    const base = { column, written, count: 1 }
    if (read.code === 'ambiguous_number')
      ask({ ...base, kind: 'number', thousands: read.thousands, decimals: read.decimals })
    else if (read.code === 'ambiguous_date') ask({ ...base, kind: 'date', readings: read.readings })
    else ask({ ...base, kind: 'day_number', date: read.date })
    return { ok: true, value: null }
  }

  const getTexts = (column: Column) =>
    lines.flatMap(({ at }) => (typeof at(column) === 'string' ? [getCellText(at(column))] : []))

  /**
   * Creates a function that reads numbers of a column.
   * @param hasDecimals true if the column's other numbers reveal its decimal mark; pieces have no
   * decimals
   */
  function createNumberReader<Value>(
    column: Column,
    hasDecimals: boolean,
    read: (text: string, form: NumberForm) => ReadAmountValue<Value>,
  ): (cell: WorkbookCell) => ReadValue<Value> {
    const form =
      answers.forms?.[column] ??
      (hasDecimals ? detectNumberForm(getTexts(column)) : null) ??
      unknownNumberForm
    return (cell) =>
      resolveValue(
        column,
        getCellText(cell),
        read(getCellText(cell), getCellNumberForm(cell, form)),
      )
  }

  function createDateReader(column: Column): (cell: WorkbookCell) => ReadValue<string> {
    const detected = detectDateOrder(getTexts(column))
    const orders = answers.orders?.[column] ?? (detected ? [detected] : undefined)
    const isDayNumber = answers.dayNumbers?.[column] ?? null
    const read = (cell: WorkbookCell): ReadDate =>
      readDate(
        getCellNumber(cell) === null ? getCellText(cell) : getCellText(cell).replace(/\.\d+$/, ''),
        orders,
        isDayNumber,
      )
    return (cell) => resolveValue(column, getCellText(cell), read(cell))
  }

  return {
    ask,
    createNumberReader,
    createDateReader,
    questions: (): readonly ValueQuestion<Column>[] => [...questions.values()],
  }
}
