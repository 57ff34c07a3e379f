import type { Db, Row } from '../db/tables'

/** Packs of a portal order, by deal line. */
export type OrderedPacks = ReadonlyMap<string, number>

/**
 * Returns the packs that a portal order has for lines of a deal. A deal line has the id of its
 * order line. Lines that no longer have the order's volume are left out.
 */
export async function findOrderedPacks(
  db: Db,
  lines: readonly Pick<Row<'deal_lines'>, 'id' | 'volume_l'>[],
): Promise<OrderedPacks> {
  if (lines.length === 0) return new Map()
  const volumes = new Map(lines.map(({ id, volume_l }) => [id, volume_l]))
  const ordered = await db
    .selectFrom('order_lines')
    .select(['id', 'packs', 'litres'])
    .where('id', 'in', [...volumes.keys()])
    .execute()
  return new Map(
    ordered.flatMap(({ id, packs, litres }) =>
      volumes.get(id) === litres && packs > 0 ? [[id, packs] as const] : [],
    ),
  )
}
