import { getBusinessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { presentRecord } from '../documents/present-record'
import { alwaysEditableFields, productFields } from './product-fields'
import { canEditProducts, productPolicy } from './product-policy'
import { toProductWrite } from './product-row'
import { isInUse, findProductUses } from './product-uses'

/** The product as this person sees it. */
export async function presentProduct(
  call: StaffCall,
  row: Row<'products'>,
): Promise<Schemas['ProductRecord']> {
  const uses = (await findProductUses(call.db, [row.id], getBusinessDay(call)))(row.id)
  const open = isInUse(uses) ? alwaysEditableFields : productFields.names
  return {
    ...(await presentRecord(call, productPolicy, row, toProductWrite(row))),
    uses,
    editable_fields: canEditProducts(call.person) ? open : [],
  }
}
