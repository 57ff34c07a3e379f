import { sizeMistakes } from '@/shared/lib/rules/product-rules'
import type { Db } from '../db/tables'
import { Problem, type FieldError } from '../problems/problem'
import { findProduct } from './find-product'
import { productNameKey } from './name-key'
import { specificationKey } from './product-columns'
import { looseFields, productFields, type ProductWrite } from './product-fields'
import { productWriteOf } from './product-row'
import { isAwaited, isInUse, productUses } from './product-uses'

/**
 * Refuses what the contract's schema can't: sizes that make no piece, a product that is there already, and a change of one that is in use, of what others
 * read there.
 * @param id the product being changed; null for a new one
 * @param today the business day
 * @throws Problem 422 with the fields
 */
export async function checkProduct(db: Db, product: ProductWrite, id: string | null, today: string): Promise<void> {
  const errors = [...sizeMistakes(product), ...(id === null ? [] : await useErrors(db, product, id, today)), ...(await twinErrors(db, product, id))]
  const first = new Map(errors.toReversed().map((error) => [error.pointer, error]))
  if (first.size > 0) throw Problem.invalid(...errors.filter((error) => first.get(error.pointer) === error))
}

async function useErrors(db: Db, product: ProductWrite, id: string, today: string): Promise<FieldError[]> {
  const before = productWriteOf(await findProduct(db, id))
  const uses = (await productUses(db, [id], today))(id)
  const archived = before.status === 'active' && product.status === 'archived' && isAwaited(uses)
  return [
    ...(isInUse(uses) ? productFields.locked(before, product, looseFields) : []),
    ...(archived ? [{ pointer: '/status', code: 'in_use' as const }] : []),
  ]
}

/** A name stands for one product, and one piece of wood is one product: kept twice, each would have half of the stock and of the prices. */
async function twinErrors(db: Db, { name, status: _, ...specification }: ProductWrite, id: string | null): Promise<FieldError[]> {
  const others = db.selectFrom('products').select('name').where('id', '!=', id ?? '')
  const named = await others.where('name_key', '=', productNameKey(name)).executeTakeFirst()
  const alike = await others.where('specification_key', '=', specificationKey(specification)).orderBy('name_key').executeTakeFirst()
  return [
    ...(named ? [{ pointer: '/name', code: 'same_name' as const, params: named }] : []),
    ...(alike ? [{ pointer: specification.diameter_mm === null ? '/thickness_mm' : '/diameter_mm', code: 'same_specification' as const, params: alike }] : []),
  ]
}
