import type { Handler } from '../call'
import { parseJson } from '../db/json'
import { Problem } from '../problems/problem'

export const getProduct: Handler<'getProduct'> = async ({ db, path }) => {
  const product = await db.selectFrom('products').select(['id', 'name', 'specification']).where('id', '=', path.id).executeTakeFirst()
  if (!product) throw new Problem('not_found')
  return { ...product, specification: parseJson(product.specification) }
}
