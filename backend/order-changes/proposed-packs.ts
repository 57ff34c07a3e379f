import { recordChanges } from '../db/unit-of-work'
import type { Db } from '../db/tables'
import { isAdded, type PackPlan } from './plan-packs'

/**
 * Reserves the additional packs of a proposed change. They stay reserved for their lines until it
 * is answered or withdrawn. Packs that move between lines stay sold until then.
 */
export async function reserveProposedPacks(
  db: Db,
  { byLine }: Pick<PackPlan, 'byLine'>,
  at: string,
): Promise<void> {
  for (const [order_line_id, packs] of byLine) {
    const ids = packs.filter(isAdded).map(({ id }) => id)
    if (ids.length === 0) continue
    await db
      .updateTable('lots')
      .set({ status: 'reserved', basket_line_id: null, order_line_id, updated_at: at })
      .where('id', 'in', ids)
      .execute()
  }
}

/** Releases the packs that a proposed change of a deal's order has reserved. */
export async function releaseProposedPacks(db: Db, dealId: string, at: string): Promise<void> {
  const lineIds = db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_lines.id')
    .where('orders.deal_id', '=', dealId)
  const released = await db
    .updateTable('lots')
    .set({ status: 'available', order_line_id: null, updated_at: at })
    .where('order_line_id', 'in', lineIds)
    .where('status', '=', 'reserved')
    .returning('supply_line_id')
    .execute()
  recordChanges(db, {
    stockedLines: released.flatMap(({ supply_line_id }) => supply_line_id ?? []),
  })
}
