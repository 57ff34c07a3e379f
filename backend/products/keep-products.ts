import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { keepRecords } from '../documents/record-keeping'
import { productErrors } from './check-product'
import { presentProduct } from './present-product'
import { productFields, type ProductWrite } from './product-fields'
import { productRecord } from './product-record'
import { productRow, tidiedProduct, productWriteOf } from './product-row'

export const keptProducts = keepRecords<Row<'products'>, ProductWrite, Schemas['ProductRecord']>({
  kind: 'product',
  rules: productRecord,
  tidied: tidiedProduct,
  mistakes: productErrors,
  changes: (_db, before, product) => productFields.changes(productWriteOf(before), product),
  insert: (db, product, head) =>
    db
      .insertInto('products')
      .values({ ...productRow(product), ...head })
      .execute(),
  update: ({ db }, product, head, { id }) =>
    db
      .updateTable('products')
      .set({ ...productRow(product), ...head })
      .where('id', '=', id)
      .execute(),
  present: presentProduct,
})
