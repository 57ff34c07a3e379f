import type { Kysely } from 'kysely'
import { groupBy } from '../group-by'
import { toJson } from '../json'
import type { MigrationFor } from '../migrate'
import type { Tables } from '../tables'

type LoadTables = Pick<Tables, 'cargo_loads' | 'cargos' | 'lots'>

/**
 * Loads from the yard store their packs. For existing loads, the first packs that came in are
 * assumed.
 */
export const loadsOfLots: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .alterTable('cargo_loads')
      .addColumn('lot_ids', text, (c) => c.notNull().defaultTo('[]'))
      .execute()
    await db.schema.alterTable('cargo_loads').addColumn('lot_pcs', integer).execute()
    await fillLoadLotIds(db as Kysely<LoadTables>)
  },
})

/** Assigns packs to loads that only have a count. */
export async function fillLoadLotIds(db: Kysely<LoadTables>): Promise<void> {
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select(['cargo_loads.id', 'supply_line_id', 'deal_line_id', 'packs'])
    .where('status', '!=', 'canceled')
    .where(
      'deal_line_id',
      'in',
      db
        .selectFrom('lots')
        .select('order_line_id')
        .where('status', '=', 'sold')
        .where('order_line_id', 'is not', null)
        .$castTo<{ order_line_id: string }>(),
    )
    .orderBy('number_key')
    .orderBy('position')
    .execute()
  if (loads.length === 0) return
  const sold = await db
    .selectFrom('lots')
    .select(['id', 'supply_line_id', 'order_line_id', 'pcs'])
    .where('status', '=', 'sold')
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const left = groupBy(sold, (lot) => `${lot.supply_line_id} ${lot.order_line_id}`)
  for (const { id, supply_line_id, deal_line_id, packs } of loads) {
    const lots = left.get(`${supply_line_id} ${deal_line_id}`)?.splice(0, packs ?? 0) ?? []
    if (lots.length === 0) continue
    const [lot_ids, lot_pcs] = [
      toJson(lots.map((lot) => lot.id)),
      lots.reduce((sum, { pcs }) => sum + pcs, 0),
    ]
    await db.updateTable('cargo_loads').set({ lot_ids, lot_pcs }).where('id', '=', id).execute()
  }
}
