import { defineKind } from '../records/record-kind'
import { orderHandlers } from './handlers'
import { orderPolicy } from './schema'

export const orderKind = defineKind({
  policy: orderPolicy,
  handlers: orderHandlers,
  findTitles: (db, ids) =>
    db.selectFrom('orders').select(['id', 'number as title']).where('id', 'in', ids).execute(),
})
