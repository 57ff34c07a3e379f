import { closeBasket } from '../baskets/close-basket'
import { findFreeLots } from '../baskets/free-lots'
import { findOpenBasket } from '../baskets/open-basket'
import { sumReservedAmounts } from '../baskets/rules/reserved-amounts'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import type { StoredOrder } from './find-order'
import { toOrderLineColumns, sumOrder } from './order-figures'

/**
 * Makes the order's what its basket has reserved for it, and where that was released meanwhile other packs of the same. The company's basket is purged. Call it
 * when the wood is known to be there.
 * @returns what the order comes to, as other packs may have other pieces
 */
export async function reserveOrderedLots(
  db: Db,
  { order, lines }: StoredOrder,
  at: string,
): Promise<ReturnType<typeof sumOrder>> {
  const taken: Row<'order_lines'>[] = []
  // What the basket has is taken first, for all lines, so that no line takes what is another's.
  const own = new Map<string, Row<'lots'>[]>()
  for (const line of lines)
    own.set(line.id, await reserveLotsForLine(db, line, await findReservedLots(db, line), at))
  for (const line of lines) {
    const kept = own.get(line.id) ?? []
    const more =
      line.packs > kept.length
        ? await findFreeLots(db, {
            productId: line.product_id,
            location: order.location,
            limit: line.packs - kept.length,
          })
        : []
    const lots = [...kept, ...(await reserveLotsForLine(db, line, more, at))]
    const specification = parseJson(line.specification)
    const columns = toOrderLineColumns(
      { ...line, ...sumReservedAmounts(lots, specification) },
      specification,
    )
    await db.updateTable('order_lines').set(columns).where('id', '=', line.id).execute()
    taken.push({ ...line, ...columns })
  }
  const open = await findOpenBasket(db, order.company_id)
  if (open) await closeBasket(db, open.basket.id, 'ordered', at)
  return sumOrder(taken, order.transport_cents)
}

async function findReservedLots(
  db: Db,
  { basket_line_id, packs }: Row<'order_lines'>,
): Promise<Row<'lots'>[]> {
  if (basket_line_id === null) return []
  return db
    .selectFrom('lots')
    .selectAll()
    .where('basket_line_id', '=', basket_line_id)
    .where('status', '=', 'reserved')
    .orderBy('received_at')
    .orderBy('id')
    .limit(packs)
    .execute()
}

async function reserveLotsForLine(
  db: Db,
  { id }: Row<'order_lines'>,
  lots: Row<'lots'>[],
  at: string,
): Promise<Row<'lots'>[]> {
  if (lots.length === 0) return []
  const ids = lots.map((lot) => lot.id)
  await db
    .updateTable('lots')
    .set({ status: 'reserved', basket_line_id: null, order_line_id: id, updated_at: at })
    .where('id', 'in', ids)
    .execute()
  return lots
}
