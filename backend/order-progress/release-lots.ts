import { recordChanges } from '../db/unit-of-work'
import { LOADED_STATUSES } from '../cargos/rules/statuses'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'

/**
 * Releases an order's packs to the stock, except packs in a cargo. Those follow when the cargo
 * releases them.
 */
export async function releaseOrderLots(db: Db, orderId: string, at: string): Promise<void> {
  const ordered = db.selectFrom('order_lines').select('id').where('order_id', '=', orderId)
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select('lot_ids')
    .where('deal_line_id', 'in', ordered)
    .where('status', 'in', LOADED_STATUSES)
    .execute()
  const loaded = loads.flatMap(({ lot_ids }) => parseJson(lot_ids))
  const lots = db
    .updateTable('lots')
    .set({ status: 'available', order_line_id: null, updated_at: at })
    .where('order_line_id', 'in', ordered)
  const freed = await (loaded.length === 0 ? lots : lots.where('id', 'not in', loaded))
    .returning('supply_line_id')
    .execute()
  recordChanges(db, { stockedLines: freed.flatMap(({ supply_line_id }) => supply_line_id ?? []) })
}

/** Releases the packs of canceled orders of the given deals. */
export async function releaseLotsOfCanceledDeals(
  db: Db,
  dealIds: readonly string[],
  at: string,
): Promise<void> {
  if (dealIds.length === 0) return
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('deal_id', 'in', dealIds)
    .where('status', '=', 'canceled')
    .execute()
  for (const { id } of orders) await releaseOrderLots(db, id, at)
}
