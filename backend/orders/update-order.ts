import type { Handler } from '../call'
import { rowEquals } from '../db/row-equals'
import { assertVersion } from '../db/assert-version'
import { logChanges } from '../documents/log-changes'
import { toNextVersion } from '../documents/next-version'
import { findOrder } from './find-order'
import { prepareOrderValues } from './prepare-order'
import { presentOrder } from './present-order'
import { getEditableOrderFields, orderFields } from './rules/order-fields'
import { toLoggedOrder, toOrderWrite } from './order-write'

export const updateOrder: Handler<'updateOrder'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findOrder(db, person, path.id)
  const { order, company, lines } = before
  assertVersion(version, order.version)
  orderFields.expectOpen(
    toOrderWrite(order),
    body,
    getEditableOrderFields(person.role, order.status),
  )
  const values = await prepareOrderValues(
    call,
    body,
    { company, location: order.location, number: order.number, lines },
    order,
  )
  if (rowEquals(order, values)) return presentOrder(call, before)
  await db
    .updateTable('orders')
    .set({ ...values, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  const after = await findOrder(db, person, path.id)
  await logChanges(
    call,
    { kind: 'order', id: path.id },
    orderFields.changes(toLoggedOrder(order), toLoggedOrder(after.order)),
  )
  return presentOrder(call, after)
}
