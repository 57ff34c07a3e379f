import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { keepRecords } from '../documents/record-keeping'
import { checkProduct } from './check-product'
import { findProduct } from './find-product'
import { presentProduct } from './present-product'
import { productFields, type ProductWrite } from './product-fields'
import { productRow, tidiedProduct, productWriteOf } from './product-row'

/** @param today the business day, by which it is judged where a product is in use */
const keptOn = (today: string) =>
  keepRecords<Row<'products'>, ProductWrite, Schemas['ProductRecord']>({
    kind: 'product',
    find: findProduct,
    tidied: tidiedProduct,
    check: (db, product, id) => checkProduct(db, product, id, today),
    changes: (_db, before, product) => productFields.changes(productWriteOf(before), product),
    insert: (db, product, head) => db.insertInto('products').values({ ...productRow(product), ...head }).execute(),
    update: (db, product, head, { id }) => db.updateTable('products').set({ ...productRow(product), ...head }).where('id', '=', id).execute(),
    present: presentProduct,
  })

type Kept = ReturnType<typeof keptOn>

export const keptProducts: Pick<Kept, 'create' | 'read' | 'update'> = {
  create: async (call) => keptOn(businessDay(call)).create(call),
  read: async (call: StaffCall & { path: { id: string } }) => keptOn(businessDay(call)).read(call),
  update: async (call) => keptOn(businessDay(call)).update(call),
}
