import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'

/** @throws Problem 404 */
export async function findSawmill(db: Db, id: string): Promise<Row<'sawmills'>> {
  const mill = await db.selectFrom('sawmills').selectAll().where('id', '=', id).executeTakeFirst()
  if (!mill) throw new Problem('not_found')
  return mill
}
