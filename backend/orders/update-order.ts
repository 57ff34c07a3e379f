import type { Handler } from '../call'
import { hasAlready } from '../db/has-already'
import { expectVersion } from '../db/version'
import { logChanges } from '../documents/log-changes'
import { nextVersion } from '../documents/next-version'
import { findOrder } from './find-order'
import { orderValues } from './prepare-order'
import { presentOrder } from './present-order'
import { editableFields, orderFields } from './rules/order-fields'
import { loggedOrder, orderWriteOf } from './order-write'

export const updateOrder: Handler<'updateOrder'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findOrder(db, person, path.id)
  const { order, company, lines } = before
  expectVersion(version, order.version)
  orderFields.expectOpen(orderWriteOf(order), body, editableFields(person.role, order.status))
  const values = await orderValues(
    call,
    body,
    { company, location: order.location, number: order.number, lines },
    order,
  )
  if (hasAlready(order, values)) return presentOrder(call, before)
  await db
    .updateTable('orders')
    .set({ ...values, ...nextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  const after = await findOrder(db, person, path.id)
  await logChanges(
    call,
    { kind: 'order', id: path.id },
    orderFields.changes(loggedOrder(order), loggedOrder(after.order)),
  )
  return presentOrder(call, after)
}
