import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { presentRecord } from '../documents/present-record'
import { looseFields, productFields } from './product-fields'
import { keepsProducts, productRecord } from './product-record'
import { productWriteOf } from './product-row'
import { isInUse, productUses } from './product-uses'

/** The product as this person sees it. */
export async function presentProduct(
  call: StaffCall,
  row: Row<'products'>,
): Promise<Schemas['ProductRecord']> {
  const uses = (await productUses(call.db, [row.id], businessDay(call)))(row.id)
  const open = isInUse(uses) ? looseFields : productFields.names
  return {
    ...(await presentRecord(call, productRecord, row, productWriteOf(row))),
    uses,
    editable_fields: keepsProducts(call.person) ? open : [],
  }
}
