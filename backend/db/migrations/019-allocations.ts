import { toWoodKey } from '../../wood-lines/wood-key'
import { parseJson } from '../json'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'
import { sql } from 'kysely'

/** Rows per update statement. */
const CHUNK_SIZE = 500

/** Allocations of supply lines to deal lines, matched by a key of wood and section. */
export const allocations: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('allocations')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('supply_line_id', text, (c) => c.notNull().references('supply_lines.id'))
      .addColumn('deal_line_id', text, (c) => c.notNull().references('deal_lines.id'))
      .addColumn('supply_id', text, (c) => c.notNull().references('supplies.id'))
      .addColumn('deal_id', text, (c) => c.notNull().references('deals.id'))
      .addColumn('place', integer, (c) => c.notNull())
      .addColumn('litres', integer, (c) => c.notNull())
      .addColumn('packs', integer)
      .addColumn('loaded_l', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('allocations_of_pair')
      .on('allocations')
      .columns(['supply_line_id', 'deal_line_id'])
      .unique()
      .execute()
    await db.schema
      .createIndex('allocations_of_deal_line')
      .on('allocations')
      .columns(['deal_line_id', 'litres'])
      .execute()
    await db.schema.createIndex('allocations_of_deal').on('allocations').column('deal_id').execute()
    await db.schema
      .createIndex('allocations_of_supply')
      .on('allocations')
      .column('supply_id')
      .execute()
    for (const table of ['deal_lines', 'supply_lines'] as const) {
      await db.schema
        .alterTable(table)
        .addColumn('wood_key', text, (c) => c.notNull().defaultTo(''))
        .execute()
      await fillWoodKeys(db as Db, table)
    }
    await db.schema
      .createIndex('deal_lines_of_wood')
      .on('deal_lines')
      .columns(['wood_key', 'deal_key'])
      .execute()
    await db.schema
      .createIndex('supply_lines_of_wood')
      .on('supply_lines')
      .columns(['wood_key', 'supply_id'])
      .execute()
  },
})

/** Fills the new columns of existing lines. */
async function fillWoodKeys(db: Db, table: 'deal_lines' | 'supply_lines'): Promise<void> {
  for (let last = ''; ;) {
    const lines = await db
      .selectFrom(table)
      .select(['id', 'specification'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK_SIZE)
      .execute()
    const end = lines.at(-1)
    if (!end) return
    const rows = lines.map(
      ({ id, specification }) =>
        sql`(cast(${id} as text), cast(${toWoodKey(parseJson(specification))} as text))`,
    )
    await sql`
      with filled(id, wood_key) as (values ${sql.join(rows)})
      update ${sql.table(table)} set wood_key = filled.wood_key from filled where ${sql.table(table)}.id = filled.id
    `.execute(db)
    last = end.id
  }
}
