import type { Db } from '../db/tables'
import type { FieldError } from '../problems/problem'

type IdentifiedWood = { id: string; product_id: string | null; wood_key: string }

/**
 * Returns an error for each removed or changed line whose wood is allocated or in the yard.
 * @param before the stored lines
 */
export async function findAllocatedLineErrors(
  db: Db,
  column: 'deal_line_id' | 'supply_line_id',
  before: readonly IdentifiedWood[],
  after: readonly IdentifiedWood[],
): Promise<FieldError[]> {
  const places = new Map(after.map((line, i) => [line.id, i]))
  const changed = before.filter(
    (line) => after[places.get(line.id) ?? -1]?.wood_key !== line.wood_key,
  )
  if (changed.length === 0) return []
  const ids = changed.map(({ id }) => id)
  const parts = db.selectFrom('allocations').select(`${column} as id`).where(column, 'in', ids)
  const packs = db
    .selectFrom('lots')
    .select('supply_line_id as id')
    .where('supply_line_id', 'in', ids)
  const allocatedLines = await (
    column === 'supply_line_id'
      ? parts.union(packs.$narrowType<{ id: string }>())
      : parts.distinct()
  ).execute()
  const pointers = allocatedLines.map(({ id }) => {
    const place = places.get(id)
    if (place === undefined) return '/lines'
    return after[place]?.product_id === null
      ? `/lines/${place}/specification`
      : `/lines/${place}/product_id`
  })
  return [...new Set(pointers)].map((pointer) => ({ pointer, code: 'allocated' }))
}
