import { useState } from 'react'
import type { ColumnAnswers, ValueQuestion } from '../lib/column-values'
import { findTables, isImperialTable, missingColumns, type FoundTable, type Mapping, type SheetKind } from '../lib/find-table'
import type { Sheet } from '../lib/read-workbook'
import { rememberedMapping, rememberMapping } from './remembered-columns'

export interface MappedTable<Column extends string> {
  readonly table: FoundTable<Column>
  readonly mapping: Mapping<Column>
}

/** A question about a sheet that waits for its answer. */
export type SheetStep<Column extends string> =
  | { readonly at: 'map'; readonly kind: SheetKind<Column>; readonly tables: readonly MappedTable<Column>[]; readonly answer: (chosen: MappedTable<Column>) => void }
  | { readonly at: 'ask'; readonly questions: readonly ValueQuestion<Column>[]; readonly answer: (answers: ColumnAnswers) => void }

/** A table that was read, or why there is nothing to read. */
export type ReadTable<Read> = { readonly is: 'read'; readonly read: Read } | { readonly is: 'empty' | 'imperial' }

interface SheetQuestions<Column extends string> {
  readonly step: SheetStep<Column> | null
  /**
   * Reads a table, and asks first for its sheet and columns if its titles leave them open, then for each column's ambiguous values. Nothing is
   * returned before all questions are answered.
   */
  readTable<Read extends { readonly questions: readonly ValueQuestion<Column>[] }>(
    sheets: readonly Sheet[],
    kind: SheetKind<Column>,
    read: (mapped: MappedTable<Column>, answers: ColumnAnswers) => Read,
  ): Promise<ReadTable<Read>>
  /** Drops the open question, and the sheet with it. */
  drop(): void
}

/** Questions that a sheet raises before it is read. @param name the kind of sheet, under which a person's columns are remembered */
export function useSheetQuestions<Column extends string>(person: string, name: string): SheetQuestions<Column> {
  const [step, setStep] = useState<SheetStep<Column> | null>(null)

  function askMapping(kind: SheetKind<Column>, tables: readonly MappedTable<Column>[]): Promise<MappedTable<Column>> {
    return new Promise((resolve) => setStep({ at: 'map', kind, tables, answer: resolve }))
  }

  function askValues(questions: readonly ValueQuestion<Column>[]): Promise<ColumnAnswers> {
    return new Promise((resolve) => setStep({ at: 'ask', questions, answer: resolve }))
  }

  return {
    step,
    async readTable(sheets, kind, read) {
      const found = findTables(sheets, kind)
      if (found.length === 0) return { is: 'empty' }
      if (found.every(isImperialTable)) return { is: 'imperial' }
      const tables = found.map((table): MappedTable<Column> => ({ table, mapping: rememberedMapping(person, name, kind.columns, table) ?? table.mapping }))
      const whole = tables.filter(({ table, mapping }) => !kind.isUnclear?.(mapping) && missingColumns(kind, mapping, table).length === 0 && table.doubtful.every((column) => mapping[column] !== undefined))
      const [only] = whole
      let mapped = only
      if (!only || whole.length > 1) {
        mapped = await askMapping(kind, whole.length > 1 ? whole : tables)
        rememberMapping(person, name, mapped.table, mapped.mapping)
      }
      if (!mapped) return { is: 'empty' }
      let answers: ColumnAnswers = {}
      for (;;) {
        const result = read(mapped, answers)
        if (result.questions.length === 0) {
          setStep(null)
          return { is: 'read', read: result }
        }
        const said = await askValues(result.questions)
        answers = {
          forms: { ...answers.forms, ...said.forms },
          orders: { ...answers.orders, ...said.orders },
          dayNumbers: { ...answers.dayNumbers, ...said.dayNumbers },
          products: { ...answers.products, ...said.products },
        }
      }
    },
    drop: () => setStep(null),
  }
}
