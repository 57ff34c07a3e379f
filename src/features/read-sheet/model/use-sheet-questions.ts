import { useState } from 'react'
import type { ColumnAnswers, ValueQuestion } from '../lib/column-values'
import {
  type ColumnSource,
  findMissingColumns,
  findTables,
  type FoundTable,
  isImperialTable,
  type Mapping,
  type SheetKind,
} from '../lib/find-table'
import type { Sheet } from '../lib/read-workbook'
import type { MappingDraft, SheetAnswers } from './sheet-store'

/** Title per column, by all titles of a sheet. */
type RememberedColumns = Record<string, Record<string, string>>

const createStorageKey = (person: string, kind: string) => `sheet-columns ${person} ${kind}`
/** Names each column by its title; further columns with the same title by a number too. */
const nameColumns = (titles: readonly string[]): string[] =>
  titles.map((title, at) => {
    const earlier = titles.slice(0, at).filter((other) => other === title).length
    return earlier === 0 ? title : `${title}\n${earlier}`
  })
const createTitlesKey = (titles: readonly string[]) => titles.filter(Boolean).toSorted().join('\n')

function readRememberedColumns(person: string, kind: string): RememberedColumns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(createStorageKey(person, kind)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as RememberedColumns) : {}
  } catch {
    return {}
  }
}

/** Returns the mapping that the user chose for a sheet with the same titles; null if none. */
function findRememberedMapping<Column extends string>(
  person: string,
  kind: string,
  columns: readonly Column[],
  { titles }: Pick<FoundTable<Column>, 'titles'>,
): Mapping<Column> | null {
  const chosen = readRememberedColumns(person, kind)[createTitlesKey(titles)]
  if (!chosen) return null
  const mapping: Partial<Record<Column, ColumnSource>> = {}
  const names = nameColumns(titles)
  for (const column of columns) {
    const at = names.indexOf(chosen[column] ?? '')
    if (chosen[column] !== undefined && at >= 0) mapping[column] = { at }
  }
  return mapping
}

/**
 * Stores the user's mapping in this browser. Values for all rows are not stored: they belong to one
 * sheet.
 */
function rememberMapping<Column extends string>(
  person: string,
  kind: string,
  { titles }: Pick<FoundTable<Column>, 'titles'>,
  mapping: Mapping<Column>,
): void {
  const names = nameColumns(titles)
  const chosen = Object.fromEntries(
    Object.entries<ColumnSource | undefined>(mapping).flatMap(([column, source]) =>
      source && 'at' in source ? [[column, names[source.at] ?? '']] : [],
    ),
  )
  try {
    localStorage.setItem(
      createStorageKey(person, kind),
      JSON.stringify({ ...readRememberedColumns(person, kind), [createTitlesKey(titles)]: chosen }),
    )
  } catch {
    // Without storage, the user is asked again next time.
  }
}

/** Maps a table's columns as the user did for the same titles, else by the titles. */
function mapTable<Column extends string>(
  person: string,
  name: string,
  kind: SheetKind<Column>,
  table: FoundTable<Column>,
) {
  const remembered = findRememberedMapping(person, name, kind.columns, table)
  const mapping = remembered ?? table.mapping
  const isIncomplete = remembered === null && kind.isIncomplete?.(mapping, table) === true
  const isComplete =
    !isIncomplete &&
    !kind.isUnclear?.(mapping) &&
    findMissingColumns(kind, mapping, table).length === 0 &&
    table.doubtful.every((column) => mapping[column] !== undefined)
  return { table, mapping, isComplete }
}

const mergeAnswers = (before: ColumnAnswers, added: ColumnAnswers): ColumnAnswers => ({
  forms: { ...before.forms, ...added.forms },
  orders: { ...before.orders, ...added.orders },
  dayNumbers: { ...before.dayNumbers, ...added.dayNumbers },
  lengthUnits: { ...before.lengthUnits, ...added.lengthUnits },
  products: { ...before.products, ...added.products },
  choices: { ...before.choices, ...added.choices },
})

export interface MappedTable<Column extends string> {
  readonly table: FoundTable<Column>
  readonly mapping: Mapping<Column>
  /** Columns that the user was asked one value for, because the rows needed it. */
  readonly asked?: readonly Column[]
}

/** An open question about a sheet. */
export type SheetQuestionStep<Column extends string> =
  | {
      readonly at: 'map'
      readonly kind: SheetKind<Column>
      readonly tables: readonly MappedTable<Column>[]
      /** Columns that the user is asked one value for all rows for. */
      readonly asked?: readonly Column[]
      /** Choices restored after a reload. */
      readonly draft?: MappingDraft | undefined
      readonly onDraft?: (draft: MappingDraft) => void
      readonly answer: (chosen: MappedTable<Column>) => void
    }
  | {
      readonly at: 'ask'
      readonly questions: readonly ValueQuestion<Column>[]
      readonly answer: (answers: ColumnAnswers) => void
    }

/** Result of reading a table. */
export type ReadTable<Read> =
  { readonly kind: 'read'; readonly read: Read } | { readonly kind: 'empty' | 'imperial' }

interface SheetResult<Column extends string> {
  readonly questions: readonly ValueQuestion<Column>[]
  /** Columns without a value that the rows need. The user may leave them out. */
  readonly asked?: readonly Column[]
}

interface ReadOptions {
  /** Answers from before a reload. */
  readonly given?: SheetAnswers
  /** Asks for the columns in any case. */
  readonly mustMap?: boolean
  /** Called with all answers after each new one. */
  readonly onAnswers?: (answers: SheetAnswers) => void
}

interface SheetQuestions<Column extends string> {
  readonly step: SheetQuestionStep<Column> | null
  /**
   * Reads a table. Asks for sheet and columns if the titles are ambiguous, then about ambiguous
   * values, then once for the columns that the rows turn out to need, until no question is open.
   */
  readTable<Read extends SheetResult<Column>>(
    sheets: readonly Sheet[],
    kind: SheetKind<Column>,
    read: (mapped: MappedTable<Column>, answers: ColumnAnswers) => Read | Promise<Read>,
    options?: ReadOptions,
  ): Promise<ReadTable<Read>>
  /** Drops the open question. */
  drop(): void
}

/**
 * Asks the user about a sheet before it is read.
 * @param name kind of sheet; key of the user's column mapping
 */
export function useSheetQuestions<Column extends string>(
  person: string,
  name: string,
): SheetQuestions<Column> {
  const [step, setStep] = useState<SheetQuestionStep<Column> | null>(null)

  function askMapping(
    kind: SheetKind<Column>,
    {
      tables,
      asked,
      draft,
      onDraft,
    }: {
      readonly tables: readonly MappedTable<Column>[]
      readonly asked: readonly Column[]
      readonly draft: MappingDraft | undefined
      readonly onDraft: (draft: MappingDraft) => void
    },
  ): Promise<MappedTable<Column>> {
    return new Promise((resolve) =>
      setStep({ at: 'map', kind, tables, asked, draft, onDraft, answer: resolve }),
    )
  }

  function askValues(questions: readonly ValueQuestion<Column>[]): Promise<ColumnAnswers> {
    return new Promise((resolve) => setStep({ at: 'ask', questions, answer: resolve }))
  }

  return {
    step,
    async readTable(
      sheets,
      kind,
      read,
      { given = { answers: {} }, mustMap = false, onAnswers } = {},
    ) {
      let current = given
      function store(change: Partial<SheetAnswers>) {
        current = { ...current, ...change }
        onAnswers?.(current)
      }
      function storeMapping({ table, mapping, asked = [] }: MappedTable<Column>) {
        rememberMapping(person, name, table, mapping)
        store({ mapped: { sheet: table.sheet.name, mapping, asked }, draft: undefined })
      }
      const found = findTables(sheets, kind)
      if (found.length === 0) return { kind: 'empty' }
      if (found.every(isImperialTable)) return { kind: 'imperial' }
      const tables = found.map((table) => mapTable(person, name, kind, table))
      const completeTables = tables.filter(({ isComplete }) => isComplete)
      const [only] = completeTables
      const chosen =
        given.mapped && tables.find(({ table }) => table.sheet.name === given.mapped?.sheet)
      let mapped: MappedTable<Column> | undefined =
        chosen && given.mapped
          ? {
              table: chosen.table,
              mapping: given.mapped.mapping as Mapping<Column>,
              asked: kind.columns.filter((column) => given.mapped?.asked?.includes(column)),
            }
          : only
      if (mustMap || (!chosen && (!only || completeTables.length > 1))) {
        mapped = await askMapping(kind, {
          tables: completeTables.length > 1 && !mustMap ? completeTables : tables,
          asked: [],
          draft: current.draft,
          onDraft: (draft) => store({ draft }),
        })
        storeMapping(mapped)
      }
      if (!mapped) return { kind: 'empty' }
      let { answers } = given
      for (;;) {
        const result = await read(mapped, answers)
        const asked = (result.asked ?? []).filter((column) => !mapped?.asked?.includes(column))
        if (result.questions.length === 0 && asked.length === 0) {
          setStep(null)
          return { kind: 'read', read: result }
        }
        if (result.questions.length === 0) {
          mapped = await askMapping(kind, {
            tables: [mapped],
            asked,
            draft: current.draft,
            onDraft: (draft) => store({ draft }),
          })
          storeMapping(mapped)
          continue
        }
        answers = mergeAnswers(answers, await askValues(result.questions))
        store({ answers })
      }
    },
    drop: () => setStep(null),
  }
}
