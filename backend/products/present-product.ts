import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { recordHead } from '../documents/record-head'
import { recordActions } from '../documents/record-rules'
import { peopleNamed } from '../people/people-named'
import { looseFields, productFields } from './product-fields'
import { keepsProducts, productRecord } from './product-record'
import { productWriteOf } from './product-row'
import { isInUse, productUses } from './product-uses'

/** The product as this person sees it. */
export async function presentProduct(call: StaffCall, row: Row<'products'>): Promise<Schemas['ProductRecord']> {
  const { db, person } = call
  const named = await peopleNamed(db, [row.created_by, row.updated_by])
  const uses = (await productUses(db, [row.id], businessDay(call)))(row.id)
  const open = isInUse(uses) ? looseFields : productFields.names
  return {
    ...recordHead(row, named),
    ...productWriteOf(row),
    uses,
    allowed_actions: recordActions(productRecord, person, row),
    editable_fields: keepsProducts(person) ? open : [],
  }
}
