import { defineKind } from '../documents/record-kind'
import { productHandlers } from './handlers'
import { productPolicy } from './schema'

export const productKind = defineKind({
  policy: productPolicy,
  handlers: productHandlers,
  findTitles: (db, ids) =>
    db.selectFrom('products').select(['id', 'name as title']).where('id', 'in', ids).execute(),
})
