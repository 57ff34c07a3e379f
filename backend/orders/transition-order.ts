import { recordChanges } from '../db/unit-of-work'
import type { Handler, RequestBody, PersonCall } from '../call'
import { findAccountManagerIds } from '../baskets/queries'
import type { Db, Row, RowChange } from '../db/tables'
import { assertVersion, toNextVersion } from '../records/record-head'
import { withdrawPendingRevision } from '../documents/revision-transitions'
import { logTransition } from '../documents/transitions'
import { notifyOthers } from '../notifications/notify'
import { mailOrderCanceled, mailOrderTransition } from '../order-progress/mail-buyers'
import {
  notifyBuyers,
  releaseOrderLots,
  releaseUnloadedWood,
} from '../order-progress/order-progress'
import { Problem } from '../problems/problem'
import { notifyDealCanceled } from '../deals/notify-deal-change'
import { loadDealUnchecked } from '../deals/queries'
import { dealRevisionKind } from '../deals/revisions'
import { closeBasket, findOpenBasket } from '../baskets/basket-life'
import { findFreeLots } from '../baskets/free-lots'
import { sumReservedAmounts } from '../baskets/rules/choose-free-lots'
import { parseJson } from '../db/rows'
import { requireOrder, type StoredOrder } from './queries'
import { createDealFromOrder } from './create-deal-from-order'
import { findLinkedClient, loadOrderTransitionSubject } from './order-transition-subject'
import { presentOrder } from './present-order'
import { getStatusAfterOrdering, orderStateMachine } from './rules/order-state-machine'
import { sumOrder, toOrderLineColumns, type OrderStatus } from './schema'

/**
 * Assigns the lots of its basket to the order, or other packs of the same product if they were
 * released. Closes the company's basket. The caller must have checked availability.
 * @returns totals of the order, because replacement packs may have other pieces
 */
async function reserveOrderedLots(
  db: Db,
  { order, lines }: StoredOrder,
  at: string,
): Promise<ReturnType<typeof sumOrder>> {
  const reservedLines: Row<'order_lines'>[] = []
  // First take the reserved packs of all lines, so that no line takes another's.
  const lotsByLine = new Map<string, Row<'lots'>[]>()
  for (const line of lines)
    lotsByLine.set(
      line.id,
      await reserveLotsForLine(db, line, await findReservedLots(db, line), at),
    )
  for (const line of lines) {
    const reservedLots = lotsByLine.get(line.id) ?? []
    const more =
      line.packs > reservedLots.length
        ? await findFreeLots(db, {
            productId: line.product_id,
            location: order.location,
            limit: line.packs - reservedLots.length,
          })
        : []
    const lots = [...reservedLots, ...(await reserveLotsForLine(db, line, more, at))]
    const specification = parseJson(line.specification)
    const columns = toOrderLineColumns(
      { ...line, ...sumReservedAmounts(lots, specification) },
      specification,
    )
    await db.updateTable('order_lines').set(columns).where('id', '=', line.id).execute()
    reservedLines.push({ ...line, ...columns })
  }
  const open = await findOpenBasket(db, order.company_id)
  if (open) await closeBasket(db, open.basket.id, 'ordered', at)
  return sumOrder(reservedLines, order.transport_cents)
}

async function findReservedLots(
  db: Db,
  { basket_line_id, packs }: Row<'order_lines'>,
): Promise<Row<'lots'>[]> {
  if (basket_line_id === null) return []
  return db
    .selectFrom('lots')
    .selectAll()
    .where('basket_line_id', '=', basket_line_id)
    .where('status', '=', 'reserved')
    .orderBy('received_at')
    .orderBy('id')
    .limit(packs)
    .execute()
}

async function reserveLotsForLine(
  db: Db,
  { id }: Row<'order_lines'>,
  lots: Row<'lots'>[],
  at: string,
): Promise<Row<'lots'>[]> {
  if (lots.length === 0) return []
  const ids = lots.map((lot) => lot.id)
  await db
    .updateTable('lots')
    .set({ status: 'reserved', basket_line_id: null, order_line_id: id, updated_at: at })
    .where('id', 'in', ids)
    .execute()
  return lots
}

/** Cancels the deal of a canceled order: what is not loaded is released. */
async function cancelDeal(call: PersonCall, dealId: string, reason: string): Promise<void> {
  const { db, person } = call
  const deal = await db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', dealId)
    .where('status', '!=', 'canceled')
    .executeTakeFirst()
  if (!deal) return
  await db
    .updateTable('deals')
    .set({ status: 'canceled', cancel_reason: reason, ...toNextVersion(call, deal.version) })
    .where('id', '=', dealId)
    .execute()
  recordChanges(db, { deals: [dealId] })
  await logTransition(
    call,
    { kind: 'deal', id: dealId },
    { from: deal.status, to: 'canceled', personId: person.id, reason },
  )
  await releaseUnloadedWood(call, dealId)
  const record = await loadDealUnchecked(db, dealId)
  await withdrawPendingRevision(dealRevisionKind, call, record, reason)
  await notifyDealCanceled(call, deal, false, reason)
}

type TransitionInput = RequestBody<'transitionOrder'>

export const transitionOrder: Handler<'transitionOrder'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await requireOrder(db, person, path.id)
  const { order } = before
  assertVersion(version, order.version)
  const { isOverridden } = orderStateMachine.take(
    person,
    await loadOrderTransitionSubject(call, before),
    body,
  )
  const next = body.to === 'ordered' ? getStatusAfterOrdering(order.incoterms) : body.to
  const transitioned = await runTransition(call, before, body, isOverridden)
  await db
    .updateTable('orders')
    .set({ ...transitioned, status: next, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  const record = { kind: 'order' as const, id: path.id }
  await logTransition(call, record, {
    from: order.status,
    to: body.to,
    personId: person.id,
    reason: body.reason,
    isOverridden,
  })
  if (next !== body.to)
    await logTransition(call, record, { from: body.to, to: next, personId: null })
  await notifyTransition(call, before, body, next)
  const after = await requireOrder(db, person, path.id)
  await mailTransition(call, after, { from: order.status, to: body.to })
  return presentOrder(call, after)
}

/** Applies the effects of a transition. */
async function runTransition(
  call: PersonCall,
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
  return { cancel_reason: reason.trim() || null }
}

async function notifyTransition(
  call: PersonCall,
  { order, company }: StoredOrder,
  { to, reason = '' }: TransitionInput,
  next: OrderStatus,
): Promise<void> {
  const { db, person } = call
  const tellServers = async (key: 'order_ordered' | 'order_awaits_approval' | 'order_canceled') =>
    notifyOthers(call, {
      people: await findAccountManagerIds(db, company),
      key,
      params: { number: order.number, company: company.name, reason },
      record: { kind: 'order', id: order.id },
    })
  if (to === 'ordered')
    await tellServers(next === 'pending' ? 'order_awaits_approval' : 'order_ordered')
  if (to === 'received') await notifyBuyers(call, order, 'order_received', { except: person.id })
  if (to === 'confirmed') await notifyBuyers(call, order, 'order_confirmed', { except: person.id })
  if (to !== 'canceled') return
  const key = reason === '' ? 'order_canceled_not_placed' : 'order_canceled'
  await notifyBuyers(call, order, key, { except: person.id, params: { reason } })
  // Staff were never notified of an order that was not placed.
  if (order.status !== 'initial') await tellServers('order_canceled')
}

/** Mails the buyers a receipt, the confirmation or the cancellation of an order. */
async function mailTransition(
  call: PersonCall,
  { order }: StoredOrder,
  { from, to }: { from: OrderStatus; to: TransitionInput['to'] },
): Promise<void> {
  if (to === 'ordered') await mailOrderTransition(call, order, 'order_receipt')
  if (to === 'confirmed') await mailOrderTransition(call, order, 'order_confirmed')
  // An order that was not placed is known to the user who created it.
  if (to === 'canceled' && from !== 'initial') await mailOrderCanceled(call, order, call.person.id)
}
