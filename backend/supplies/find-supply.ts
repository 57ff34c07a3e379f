import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'

/** A stored supply with its lines in order. */
export type StoredSupply = { supply: Row<'supplies'>; lines: Row<'supply_lines'>[] }

/** @throws Problem 404 */
export async function findSupply(db: Db, id: string): Promise<StoredSupply> {
  const supply = await findSupplyRow(db, id)
  const lines = await db
    .selectFrom('supply_lines')
    .selectAll()
    .where('supply_id', '=', id)
    .orderBy('position')
    .execute()
  return { supply, lines }
}

/** Returns a supply without its lines. @throws Problem 404 */
export async function findSupplyRow(db: Db, id: string): Promise<Row<'supplies'>> {
  const supply = await db.selectFrom('supplies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!supply) throw new Problem('not_found')
  return supply
}
