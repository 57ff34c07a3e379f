import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'

/** A stored cargo, with its loads in order of position. */
export type StoredCargo = { cargo: Row<'cargos'>; loads: Row<'cargo_loads'>[] }

/** @throws Problem 404 */
export async function findCargo(db: Db, id: string): Promise<StoredCargo> {
  const cargo = await findCargoRow(db, id)
  return {
    cargo,
    loads: await db
      .selectFrom('cargo_loads')
      .selectAll()
      .where('cargo_id', '=', id)
      .orderBy('position')
      .execute(),
  }
}

/** @throws Problem 404 */
export async function findCargoRow(db: Db, id: string): Promise<Row<'cargos'>> {
  const cargo = await db.selectFrom('cargos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!cargo) throw new Problem('not_found')
  return cargo
}
