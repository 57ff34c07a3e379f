import { createWordIndex, type WordIndex } from '../../dialect'
import type { SchemaPart } from '../../migrate'

const INDEXES: readonly WordIndex[] = [
  { name: 'deal_words', table: 'deals', columns: ['search_text', 'more_words'] },
  { name: 'supply_words', table: 'supplies', columns: ['search_text', 'more_words'] },
  { name: 'cargo_words', table: 'cargos', columns: ['search_text', 'more_words'] },
  {
    name: 'supply_report_words',
    table: 'inspection_reports',
    columns: ['search_text'],
    condition: ['kind', 'supply_report'],
  },
  {
    name: 'cargo_report_words',
    table: 'inspection_reports',
    columns: ['search_text'],
    condition: ['kind', 'cargo_report'],
  },
]

/** Full-text indexes, which find documents by the beginnings of words. */
export const searchWords: SchemaPart = (_types, dialect) =>
  INDEXES.flatMap((index) => createWordIndex(dialect, index))
