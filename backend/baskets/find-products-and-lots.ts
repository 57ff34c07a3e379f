import { parseJson } from '../db/json'
import type { Db } from '../db/tables'
import type { Schemas } from './contract'

export async function findProductsById(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['PortalProduct']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'specification'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, name, specification }) => [
      id,
      { id, name, specification: parseJson(specification) },
    ]),
  )
}

export async function findLotsById(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Schemas['LotRef']>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('lots')
    .select(['id', 'barcode'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
