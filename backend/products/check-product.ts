import { findSizeErrors } from '@/shared/lib/rules/product-rules'
import { getBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import { pickFirstErrors } from '../problems/first-errors'
import type { FieldError } from '../problems/problem'
import { toProductNameKey } from './product-name-key'
import { toSpecificationKey } from './product-columns'
import { alwaysEditableFields, productFields, type ProductWrite } from './product-fields'
import { toProductWrite } from './product-row'
import { blocksArchiving, isInUse, findProductUses } from './product-uses'

/**
 * What is wrong with a product that the contract's schema can't tell: sizes that make no piece, a product that is there already, and a change of one that
 * is in use, of what others read there.
 * @param kept the product being changed; null for a new one
 */
export async function findProductErrors(
  call: StaffCall,
  product: ProductWrite,
  kept: Row<'products'> | null,
): Promise<FieldError[]> {
  return pickFirstErrors([
    ...findSizeErrors(product),
    ...(kept ? await findUseErrors(call, product, kept) : []),
    ...(await findDuplicateErrors(call.db, product, kept?.id ?? '')),
  ])
}

async function findUseErrors(
  call: StaffCall,
  product: ProductWrite,
  kept: Row<'products'>,
): Promise<FieldError[]> {
  const before = toProductWrite(kept)
  const uses = (await findProductUses(call.db, [kept.id], getBusinessDay(call)))(kept.id)
  const archived =
    before.status === 'active' && product.status === 'archived' && blocksArchiving(uses)
  return [
    ...(isInUse(uses) ? productFields.locked(before, product, alwaysEditableFields) : []),
    ...(archived ? [{ pointer: '/status', code: 'in_use' as const }] : []),
  ]
}

/** A name stands for one product, and one piece of wood is one product: kept twice, each would have half of the stock and of the prices. */
async function findDuplicateErrors(
  db: Db,
  { name, status: _, ...specification }: ProductWrite,
  id: string,
): Promise<FieldError[]> {
  const others = db.selectFrom('products').select('name').where('id', '!=', id)
  const named = await others.where('name_key', '=', toProductNameKey(name)).executeTakeFirst()
  const alike = await others
    .where('specification_key', '=', toSpecificationKey(specification))
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
