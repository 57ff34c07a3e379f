import type { Db, Row } from '../db/tables'
import type { FieldError } from '../problems/problem'

/** A product that can be offered. */
export type OfferedWood = Pick<Row<'products'>, 'id' | 'name' | 'specification'>

/** Returns the offered product, or the product of the offered unsold pack. */
export async function findOfferedWood(
  db: Db,
  { product_id, lot_id }: { product_id: string | null; lot_id: string | null },
): Promise<OfferedWood | FieldError> {
  if (lot_id !== null) {
    const lot = await db
      .selectFrom('lots')
      .select('product_id')
      .where('id', '=', lot_id)
      .where('status', 'in', ['available', 'reserved'])
      .executeTakeFirst()
    const product = lot && (await findProduct(db, lot.product_id))
    return product ?? { pointer: '/lot_id', code: 'not_found' }
  }
  if (product_id === null) return { pointer: '/product_id', code: 'required' }
  return (await findProduct(db, product_id)) ?? { pointer: '/product_id', code: 'not_found' }
}

const findProduct = (db: Db, id: string): Promise<OfferedWood | undefined> =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'specification'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
