import { toJson } from '../db/json'
import type { Db } from '../db/tables'
import { productNameKey } from '../products/name-key'
import { productSearchText } from '../products/product-search'
import { insertRows } from './insert-rows'
import { productList } from './product-list'
import { seedId } from './seed-id'

export const productId = (name: string): string => seedId(`product ${name}`)

export async function seedProducts(db: Db): Promise<void> {
  await insertRows(
    db,
    'products',
    productList.map(({ name, specification }) => ({
      id: productId(name),
      name,
      name_key: productNameKey(name),
      category: specification.category,
      wood: specification.wood,
      specification: toJson(specification),
      search_text: productSearchText(name, specification),
    })),
  )
}
