import { useState } from 'react'
import { findMissingColumns, type ColumnSource, type Mapping } from '../lib/find-table'
import type { MappedTable, SheetQuestionStep } from './use-sheet-questions'

export type MappingQuestion<Column extends string> = Extract<
  SheetQuestionStep<Column>,
  { at: 'map' }
>

/** Index of the table with the most known columns, else titles: a cover sheet has few of either. */
function findFullestTable<Column extends string>(tables: readonly MappedTable<Column>[]): number {
  const counts = tables.map(
    ({ table, mapping }) =>
      1000 * Object.keys(mapping).length + table.titles.filter((title) => title !== '').length,
  )
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** The chosen table and the source of its columns; null without a table. */
export function useMapping<Column extends string>({
  kind,
  tables,
  asked = [],
  draft,
  onDraft,
  answer,
}: MappingQuestion<Column>) {
  const [at, setAt] = useState(draft && tables[draft.at] ? draft.at : findFullestTable(tables))
  const [chosen, setChosen] = useState<Readonly<Record<number, Mapping<Column>>>>(
    draft?.chosen ?? {},
  )
  const mapped: MappedTable<Column> | undefined = tables[at]
  if (!mapped) return null
  const { table } = mapped
  const mapping: Mapping<Column> = chosen[at] ?? {
    ...mapped.mapping,
    ...(Object.fromEntries(asked.map((column) => [column, { value: '' }])) as Mapping<Column>),
  }
  const filled = Object.fromEntries(
    Object.entries<ColumnSource | undefined>(mapping).filter(
      ([, source]) => source && !('value' in source && source.value.trim() === ''),
    ),
  ) as Mapping<Column>

  return {
    /** Index of the chosen table. */
    at,
    table,
    mapping,
    /** Required columns without a source, and columns whose value for all rows is empty. */
    missing: [
      ...findMissingColumns(kind, filled, table),
      ...kind.columns.filter((column) => mapping[column] && !filled[column]),
    ],
    /**
     * True if the sheet needs the column. The product is optional if species and sizes are mapped,
     * the unit if the price's title contains it.
     */
    isRequired(column: Column) {
      const { [column]: _, ...others } = filled
      return findMissingColumns(kind, others as Mapping<Column>, table).includes(column)
    },
    chooseTable(next: number) {
      setAt(next)
      onDraft?.({ at: next, chosen })
    },
    /**
     * Maps a column to its source in the sheet.
     * @param source null for none
     */
    choose(column: Column, source: ColumnSource | null) {
      const { [column]: _, ...others } = mapping
      const next = {
        ...chosen,
        [at]: (source === null ? others : { ...others, [column]: source }) as Mapping<Column>,
      }
      setChosen(next)
      onDraft?.({ at, chosen: next })
    },
    answer: () => answer({ table, mapping: filled, asked: [...(mapped.asked ?? []), ...asked] }),
  }
}
