import type { Db, Row } from '../db/tables'
import { countPacksOfQuantity } from '../order-changes/plan-packs'

/** Packs of a portal order, by deal line. */
export type OrderedPacks = ReadonlyMap<string, number>

type OrderedLine = Pick<Row<'deal_lines'>, 'id' | 'deal_id' | 'volume_l' | 'quantity' | 'unit'>

/**
 * Returns the packs that a portal order has for lines of a deal. A deal line has the id of its
 * order line. Lines of a proposed change have the packs of their quantity; lines whose quantity
 * fits no packs are left out.
 */
export async function findOrderedPacks(
  db: Db,
  lines: readonly OrderedLine[],
): Promise<OrderedPacks> {
  if (lines.length === 0) return new Map()
  const ordered = await db
    .selectFrom('order_lines')
    .select(['id', 'packs', 'litres'])
    .where(
      'id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(ordered.map((line) => [line.id, line]))
  const kept = lines.flatMap(({ id, volume_l }) => {
    const line = byId.get(id)
    return line?.litres === volume_l && line.packs > 0 ? [[id, line.packs] as const] : []
  })
  const keptIds = new Set(kept.map(([id]) => id))
  const changed = lines.filter(({ id }) => byId.has(id) && !keptIds.has(id))
  return new Map([...kept, ...(await countPacksOfQuantity(db, changed))])
}
