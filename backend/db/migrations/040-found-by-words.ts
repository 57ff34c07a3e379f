import { sql } from 'kysely'
import { updateCargoWords } from '../../search/update-cargo-words'
import { updateReportWords } from '../../search/update-report-words'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'
import { createWordIndex, type WordIndex } from '../word-index'

const INDICES: readonly WordIndex[] = [
  { name: 'deal_words', table: 'deals', columns: ['search_text'] },
  { name: 'supply_words', table: 'supplies', columns: ['search_text'] },
  { name: 'cargo_words', table: 'cargos', columns: ['search_text', 'partner_keys'] },
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

/**
 * Finds documents by word prefixes. A cargo stores the names of its clients and mills and its
 * woods, so that search and filters need no loads; a report stores its search text.
 */
export const foundByWords: MigrationFor = ({ text }, dialect) => ({
  async up(untyped) {
    const db = untyped as Db
    for (const column of ['partner_keys', 'woods'])
      await db.schema
        .alterTable('cargos')
        .addColumn(column, text, (c) => c.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable('inspection_reports')
      .addColumn('search_text', text, (c) => c.notNull().defaultTo(''))
      .execute()
    await sql`update cargos set search_text = search_text || ' ' || substr(container_number, 5) where container_number is not null`.execute(
      db,
    )
    await updateCargoWords(db, 'all', ['partner_keys', 'woods'])
    await updateReportWords(db, 'all')
    await db.schema.dropIndex('cargos_search').execute()
    await db.schema
      .createIndex('cargos_search')
      .on('cargos')
      .columns(['number_key', 'id', 'status', 'woods', 'search_text', 'partner_keys'])
      .execute()
    for (const index of INDICES) await createWordIndex(db, dialect, index)
  },
})
