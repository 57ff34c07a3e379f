import { recordActivity } from '../activity/record-activity'
import type { Handler } from '../call'
import { hasAlready } from '../db/has-already'
import { expectVersion } from '../db/version'
import { findOrder } from './find-order'
import { orderValues } from './prepare-order'
import { presentOrder } from './present-order'
import { editableFields, orderFields } from './rules/order-fields'
import { loggedOrder, writtenOrder } from './written-order'

export const updateOrder: Handler<'updateOrder'> = async (call) => {
  const { db, person, path, body, version, clock } = call
  const before = await findOrder(db, person, path.id)
  const { order, company, lines } = before
  expectVersion(version, order.version)
  orderFields.expectOpen(writtenOrder(order), body, editableFields(person.role, order.status))
  const values = await orderValues(call, body, { company, location: order.location, number: order.number, lines }, order)
  if (hasAlready(order, values)) return presentOrder(call, before)
  await db
    .updateTable('orders')
    .set({ ...values, version: version + 1, updated_at: clock().toISOString(), updated_by: person.id })
    .where('id', '=', path.id)
    .execute()
  const after = await findOrder(db, person, path.id)
  const changes = orderFields.changes(loggedOrder(order), loggedOrder(after.order))
  if (changes.length > 0) await recordActivity(call, { record: { kind: 'order', id: path.id }, personId: person.id, kind: 'changed', changes })
  return presentOrder(call, after)
}
