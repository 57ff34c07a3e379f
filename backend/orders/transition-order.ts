import type { RequestBody, Handler, StaffCall } from '../call'
import { findAccountManagerIds } from '../baskets/company-people'
import type { RowChange } from '../db/tables'
import { assertVersion } from '../db/assert-version'
import { logStep } from '../documents/log-step'
import { toNextVersion } from '../documents/next-version'
import { notify } from '../notifications/notify'
import { releaseOrderLots } from '../order-progress/release-lots'
import { notifyBuyers } from '../order-progress/notify-buyers'
import { Problem } from '../problems/problem'
import { cancelDeal } from './cancel-deal'
import type { OrderStatus } from './contract'
import { findOrder, type StoredOrder } from './find-order'
import { createDealFromOrder } from './create-deal-from-order'
import { findLinkedClient, loadOrderStepSubject } from './order-step-subject'
import { presentOrder } from './present-order'
import { getStatusAfterOrdering, orderStateMachine } from './rules/order-state-machine'
import { reserveOrderedLots } from './reserve-ordered-lots'

type TransitionInput = RequestBody<'transitionOrder'>

export const transitionOrder: Handler<'transitionOrder'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findOrder(db, person, path.id)
  const { order } = before
  assertVersion(version, order.version)
  const { isOverridden } = orderStateMachine.take(
    person,
    await loadOrderStepSubject(call, before),
    body,
  )
  const next = body.to === 'ordered' ? getStatusAfterOrdering(order.incoterms) : body.to
  const brought = await applyStep(call, before, body, isOverridden)
  await db
    .updateTable('orders')
    .set({ ...brought, status: next, ...toNextVersion(call, version) })
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
  await notifyStep(call, before, body, next)
  return presentOrder(call, await findOrder(db, person, path.id))
}

/** What a step does beside the status. */
async function applyStep(
  call: StaffCall,
  record: StoredOrder,
  { to, reason = '' }: TransitionInput,
  isOverridden: boolean,
): Promise<RowChange<'orders'>> {
  const { db, clock } = call
  const { order } = record
  const at = clock().toISOString()
  if (to === 'ordered') return reserveOrderedLots(db, record, at)
  if (to === 'confirmed') {
    const client = await findLinkedClient(db, order.company_id)
    if (!client) throw new Problem('not_allowed_now')
    return { deal_id: await createDealFromOrder(call, record, client, isOverridden) }
  }
  if (to !== 'canceled') return {}
  if (order.deal_id !== null) await cancelDeal(call, order.deal_id, reason)
  await releaseOrderLots(db, order.id, at)
  return { cancel_reason: reason }
}

async function notifyStep(
  call: StaffCall,
  { order, company }: StoredOrder,
  { to, reason = '' }: TransitionInput,
  next: OrderStatus,
): Promise<void> {
  const { db, person } = call
  const tellServers = async (key: 'order_ordered' | 'order_awaits_approval' | 'order_canceled') =>
    notify(call, {
      people: (await findAccountManagerIds(db, company)).filter((id) => id !== person.id),
      key,
      params: { number: order.number, company: company.name, reason },
      record: { kind: 'order', id: order.id },
    })
  if (to === 'ordered')
    await tellServers(next === 'pending' ? 'order_awaits_approval' : 'order_ordered')
  if (to === 'received') await notifyBuyers(call, order, 'order_received', person.id)
  if (to === 'confirmed') await notifyBuyers(call, order, 'order_confirmed', person.id)
  if (to !== 'canceled') return
  await notifyBuyers(call, order, 'order_canceled', person.id, reason)
  // Nobody of the house knows of one that was never ordered.
  if (order.status !== 'initial') await tellServers('order_canceled')
}
