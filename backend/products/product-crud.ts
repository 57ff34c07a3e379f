import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { createRecordHandlers } from '../documents/record-crud'
import { findProductErrors } from './check-product'
import { presentProduct } from './present-product'
import { productFields, type ProductWrite } from './product-fields'
import { productPolicy } from './product-policy'
import { toProductRow, normalizeProduct, toProductWrite } from './product-row'

export const productCrud = createRecordHandlers<
  Row<'products'>,
  ProductWrite,
  Schemas['ProductRecord']
>({
  kind: 'product',
  rules: productPolicy,
  normalize: normalizeProduct,
  findErrors: findProductErrors,
  findChanges: (_db, before, product) => productFields.changes(toProductWrite(before), product),
  insert: (db, product, head) =>
    db
      .insertInto('products')
      .values({ ...toProductRow(product), ...head })
      .execute(),
  update: ({ db }, product, head, { id }) =>
    db
      .updateTable('products')
      .set({ ...toProductRow(product), ...head })
      .where('id', '=', id)
      .execute(),
  present: presentProduct,
})
