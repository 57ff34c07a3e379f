import type { Db } from '../db/tables'
import { productColumns } from '../products/product-columns'
import { insertRows } from './insert-rows'
import { productList } from './product-list'
import { seedId } from './seed-id'

export const productId = (name: string): string => seedId(`product ${name}`)

export async function seedProducts(db: Db): Promise<void> {
  await insertRows(
    db,
    'products',
    productList.map(({ name, specification }) => ({ id: productId(name), ...productColumns(name, specification) })),
  )
}
