import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'

/** @throws Problem 404 */
export async function findClient(db: Db, id: string): Promise<Row<'clients'>> {
  const client = await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()
  if (!client) throw new Problem('not_found')
  return client
}
