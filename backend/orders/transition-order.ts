import type { BodyOf, Handler, StaffCall } from '../call'
import { serversOf } from '../baskets/company-people'
import type { RowChange } from '../db/tables'
import { expectVersion } from '../db/version'
import { logStep } from '../documents/log-step'
import { nextVersion } from '../documents/next-version'
import { notify } from '../notifications/notify'
import { freeWood } from '../order-progress/free-wood'
import { tellBuyers } from '../order-progress/tell-buyers'
import { Problem } from '../problems/problem'
import { cancelDeal } from './cancel-deal'
import type { OrderStatus } from './contract'
import { findOrder, type OrderRecord } from './find-order'
import { makeDeal } from './make-deal'
import { linkedClient, orderSubject } from './order-subject'
import { presentOrder } from './present-order'
import { afterOrdering, orderSteps } from './rules/order-steps'
import { takeWood } from './take-wood'

type Wish = BodyOf<'transitionOrder'>

export const transitionOrder: Handler<'transitionOrder'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findOrder(db, person, path.id)
  const { order } = before
  expectVersion(version, order.version)
  const { isOverridden } = orderSteps.take(person, await orderSubject(call, before), body)
  const next = body.to === 'ordered' ? afterOrdering(order.incoterms) : body.to
  const brought = await broughtBy(call, before, body, isOverridden)
  await db
    .updateTable('orders')
    .set({ ...brought, status: next, ...nextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  const record = { kind: 'order' as const, id: path.id }
  await logStep(call, record, {
    from: order.status,
    to: body.to,
    personId: person.id,
    reason: body.reason,
    isOverridden,
  })
  if (next !== body.to) await logStep(call, record, { from: body.to, to: next, personId: null })
  await tellOf(call, before, body, next)
  return presentOrder(call, await findOrder(db, person, path.id))
}

/** What a step does beside the status. */
async function broughtBy(
  call: StaffCall,
  record: OrderRecord,
  { to, reason = '' }: Wish,
  isOverridden: boolean,
): Promise<RowChange<'orders'>> {
  const { db, clock } = call
  const { order } = record
  const at = clock().toISOString()
  if (to === 'ordered') return takeWood(db, record, at)
  if (to === 'confirmed') {
    const client = await linkedClient(db, order.company_id)
    if (!client) throw new Problem('not_allowed_now')
    return { deal_id: await makeDeal(call, record, client, isOverridden) }
  }
  if (to !== 'canceled') return {}
  if (order.deal_id !== null) await cancelDeal(call, order.deal_id, reason)
  await freeWood(db, order.id, at)
  return { cancel_reason: reason }
}

async function tellOf(
  call: StaffCall,
  { order, company }: OrderRecord,
  { to, reason = '' }: Wish,
  next: OrderStatus,
): Promise<void> {
  const { db, person } = call
  const tellServers = async (key: 'order_ordered' | 'order_awaits_approval' | 'order_canceled') =>
    notify(call, {
      people: (await serversOf(db, company)).filter((id) => id !== person.id),
      key,
      params: { number: order.number, company: company.name, reason },
      record: { kind: 'order', id: order.id },
    })
  if (to === 'ordered')
    await tellServers(next === 'pending' ? 'order_awaits_approval' : 'order_ordered')
  if (to === 'received') await tellBuyers(call, order, 'order_received', person.id)
  if (to === 'confirmed') await tellBuyers(call, order, 'order_confirmed', person.id)
  if (to !== 'canceled') return
  await tellBuyers(call, order, 'order_canceled', person.id, reason)
  // Nobody of the house knows of one that was never ordered.
  if (order.status !== 'initial') await tellServers('order_canceled')
}
