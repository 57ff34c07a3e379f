import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'

/** @throws Problem 404 */
export async function findProduct(db: Db, id: string): Promise<Row<'products'>> {
  const product = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  if (!product) throw new Problem('not_found')
  return product
}
