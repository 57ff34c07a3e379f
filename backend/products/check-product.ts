import { sizeMistakes } from '@/shared/lib/rules/product-rules'
import { businessDay } from '../business-day'
import type { StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import { firstMistakes } from '../problems/first-mistakes'
import type { FieldError } from '../problems/problem'
import { productNameKey } from './name-key'
import { specificationKey } from './product-columns'
import { looseFields, productFields, type ProductWrite } from './product-fields'
import { productWriteOf } from './product-row'
import { isAwaited, isInUse, productUses } from './product-uses'

/**
 * What is wrong with a product that the contract's schema can't tell: sizes that make no piece, a product that is there already, and a change of one that
 * is in use, of what others read there.
 * @param kept the product being changed; null for a new one
 */
export async function productErrors(
  call: StaffCall,
  product: ProductWrite,
  kept: Row<'products'> | null,
): Promise<FieldError[]> {
  return firstMistakes([
    ...sizeMistakes(product),
    ...(kept ? await useErrors(call, product, kept) : []),
    ...(await twinErrors(call.db, product, kept?.id ?? '')),
  ])
}

async function useErrors(
  call: StaffCall,
  product: ProductWrite,
  kept: Row<'products'>,
): Promise<FieldError[]> {
  const before = productWriteOf(kept)
  const uses = (await productUses(call.db, [kept.id], businessDay(call)))(kept.id)
  const archived = before.status === 'active' && product.status === 'archived' && isAwaited(uses)
  return [
    ...(isInUse(uses) ? productFields.locked(before, product, looseFields) : []),
    ...(archived ? [{ pointer: '/status', code: 'in_use' as const }] : []),
  ]
}

/** A name stands for one product, and one piece of wood is one product: kept twice, each would have half of the stock and of the prices. */
async function twinErrors(
  db: Db,
  { name, status: _, ...specification }: ProductWrite,
  id: string,
): Promise<FieldError[]> {
  const others = db.selectFrom('products').select('name').where('id', '!=', id)
  const named = await others.where('name_key', '=', productNameKey(name)).executeTakeFirst()
  const alike = await others
    .where('specification_key', '=', specificationKey(specification))
    .orderBy('name_key')
    .executeTakeFirst()
  return [
    ...(named ? [{ pointer: '/name', code: 'same_name' as const, params: named }] : []),
    ...(alike
      ? [
          {
            pointer: specification.diameter_mm === null ? '/thickness_mm' : '/diameter_mm',
            code: 'same_specification' as const,
            params: alike,
          },
        ]
      : []),
  ]
}
