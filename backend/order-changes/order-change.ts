import { recordActivity } from '../activity/activity'
import { computeLitresWeight } from '../baskets/rules/line-figures'
import { sumReservedAmounts } from '../baskets/rules/choose-free-lots'
import type { Schemas, PersonCall, TransitionCall } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row, RowChange } from '../db/tables'
import { toTransitionedVersion } from '../records/record-head'
import { listTransitionChanges } from '../documents/revision-rows'
import { notify } from '../notifications/notify'
import { notifyBuyers } from '../order-progress/order-progress'
import { toOrderSearchText } from '../orders/order-search-text'
import { sumOrder } from '../orders/schema'
import { cancelChangeEnd, scheduleChangeEnd } from './change-end'
import {
  type AskedChange,
  mailEndedChange,
  mailProposedChange,
  mailSaleManager,
} from './change-mails'
import { findOwnPacks, type OrderedDeal, planOrderPacks } from './plan-packs'
import { findSentChange } from './proposed-change'
import { releaseProposedPacks, reserveProposedPacks } from './proposed-packs'
import { countTrucks } from './rules/truck-warnings'
import { changesAmounts, toClientDifferences } from './rules/change-differences'

type ActivityKind = Schemas['ActivityEntry']['kind']
type RevisedLines = Parameters<typeof planOrderPacks>[2]
/** Notifies those concerned, once the step is logged. */
type Notify = () => Promise<void>

/** Returns the portal order of a deal. */
export const findOrderOfDeal = (db: Db, dealId: string): Promise<Row<'orders'>> =>
  db.selectFrom('orders').selectAll().where('deal_id', '=', dealId).executeTakeFirstOrThrow()

/**
 * Proposes a revision of its deal to the buyers of an order. Its additional packs are reserved, so
 * that they are there when it is accepted.
 */
export async function proposeOrderChange(
  call: PersonCall,
  record: OrderedDeal & { deal: Pick<Row<'deals'>, 'currency'> },
  { lines, ...change }: Omit<AskedChange, 'deal_id' | 'currency'> & { lines: RevisedLines },
): Promise<Notify> {
  const { revision, answerUntil } = change
  const { db, clock, person } = call
  await reserveProposedPacks(db, await planOrderPacks(db, record, lines), clock().toISOString())
  const order = await findOrderOfDeal(db, record.deal.id)
  await updateOrder(call, order, {})
  await logChange(call, { order, kind: 'revision_sent', change: { revision } })
  await scheduleChangeEnd(call, record.deal.id, answerUntil)
  const { id, currency } = record.deal
  return async () => {
    await notifyBuyers(call, order, 'order_change_proposed', {
      except: person.id,
      params: { day: answerUntil },
    })
    await mailProposedChange(call, order, 'order_change_proposed', {
      ...change,
      deal_id: id,
      currency,
    })
  }
}

type ChangedDeal = Pick<Row<'deals'>, 'id' | 'number' | 'client_name' | 'sale_manager_id'>
type EndedChange = {
  revision: number
  /** True if the buyers know the change. */
  wasProposed: boolean
  /**
   * The client's reason for declining it, undefined without one; null if the sale manager withdraws
   * it.
   */
  declined: string | undefined | null
  /** Last day on which the buyers could answer. */
  answerUntil: string | null
}

/**
 * Releases the packs of a change that was declined or withdrawn. No user withdraws a change that
 * the client still had to answer when its deal was shipped or its last day was over, so its sale
 * manager is notified as well.
 */
export async function endOrderChange(
  call: TransitionCall,
  { deal }: { deal: ChangedDeal },
  { revision, wasProposed, declined, answerUntil }: EndedChange,
): Promise<Notify> {
  const { db, clock, person } = call
  await releaseProposedPacks(db, deal.id, clock().toISOString())
  await cancelChangeEnd(db, deal.id)
  if (!wasProposed) return noNotification
  const order = await findOrderOfDeal(db, deal.id)
  await updateOrder(call, order, {})
  await (declined === null
    ? logChange(call, {
        order,
        kind: 'revision_withdrawn',
        change: { revision, answer_until: answerUntil },
      })
    : logChange(call, { order, kind: 'revision_declined', change: { revision }, reason: declined }))
  const except = person?.id ?? null
  if (declined !== null)
    return async () => {
      await notifyBuyers(call, order, 'order_change_refused', { except })
      await mailEndedChange(call, order, 'order_change_refused', { except })
    }
  if (person === null)
    return async () => {
      const day = answerUntil ?? ''
      await notifyBuyers(call, order, 'order_change_expired', { params: { day } })
      await mailEndedChange(call, order, 'order_change_expired', { day })
      await notifySaleManager(call, deal, 'order_change_unanswered', { revision, day })
      await mailSaleManager(call, {
        deal,
        order,
        key: 'order_change_unanswered',
        mail: { revision, day },
      })
    }
  const status = await findDealStatus(db, deal.id)
  // The buyers of a canceled order are notified of that.
  if (status === 'canceled') return noNotification
  return async () => {
    await notifyBuyers(call, order, 'order_change_withdrawn', { except })
    await mailEndedChange(call, order, 'order_change_withdrawn')
    if (status !== 'shipped') return
    await notifySaleManager(call, deal, 'order_change_lapsed', { revision })
    await mailSaleManager(call, { deal, order, key: 'order_change_lapsed', mail: { revision } })
  }
}

/** Notifies the sale manager of an event of a proposed change. */
export const notifySaleManager = (
  host: Parameters<typeof notify>[0],
  { id, number, client_name, sale_manager_id }: ChangedDeal,
  key: 'order_change_waiting' | 'order_change_lapsed' | 'order_change_unanswered',
  { revision, day }: { revision: number; day?: string },
): Promise<void> =>
  notify(host, {
    people: [sale_manager_id],
    key,
    params: { number, client: client_name, revision: String(revision), ...(day && { day }) },
    record: { kind: 'deal', id },
  })

const noNotification: Notify = () => Promise.resolve()

async function findDealStatus(db: Db, id: string): Promise<Row<'deals'>['status']> {
  const { status } = await db
    .selectFrom('deals')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

/**
 * Makes an order follow the revised deal, which has its lines and packs already. Once packs or
 * amounts changed, the order has the agreed prices alone: what a delivered price contains of
 * transport was not agreed.
 */
export async function followRevisedDeal(
  call: PersonCall,
  dealId: string,
  revision: number,
  differences: readonly Schemas['FieldChange'][],
): Promise<Notify> {
  const { db, person } = call
  await cancelChangeEnd(db, dealId)
  const changes = toClientDifferences(differences)
  if (changes.length === 0) return noNotification
  const order = await findOrderOfDeal(db, dealId)
  const deal = await db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow()
  const isPriced = order.agreed_change !== null || changesAmounts(differences)
  const lines = await followLines(db, order, dealId, isPriced)
  const { customer_reference, payment_kind, payment_net_days, payment_parts } = deal
  await updateOrder(call, order, {
    ...{ customer_reference, payment_kind, payment_net_days, payment_parts },
    delivery_week: deal.delivery_week_to ?? deal.delivery_week_from,
    trucks: countTrucks({ count: deal.transport_count }, order),
    ...(isPriced && { agreed_change: revision, ...sumChangedOrder(deal, lines) }),
    search_text: toOrderSearchText({ ...order, customer_reference }, lines),
  })
  await recordActivity(call, {
    record: { kind: 'order', id: order.id },
    personId: person.id,
    kind: 'revised',
    changes,
  })
  const wasProposed = (await findSentChange(db, dealId)) !== null
  return async () => {
    await notifyBuyers(call, order, 'order_changed', { except: person.id })
    if (wasProposed)
      await mailEndedChange(call, order, 'order_change_agreed', { except: person.id })
  }
}

/**
 * Stores the deal's lines in the order.
 * @returns the order's lines
 */
async function followLines(
  db: Db,
  order: Row<'orders'>,
  dealId: string,
  isPriced: boolean,
): Promise<Row<'order_lines'>[]> {
  const dealLines = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('deal_id', '=', dealId)
    .orderBy('position')
    .execute()
  const ids = dealLines.map(({ id }) => id)
  await db
    .deleteFrom('order_lines')
    .where('order_id', '=', order.id)
    .where('id', 'not in', ids)
    .execute()
  const stored = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute()
  const packs = await findOwnPacks(db, dealId, ids)
  const lines: Row<'order_lines'>[] = []
  for (const line of dealLines) {
    const before = stored.find(({ id }) => id === line.id)
    if (!before) continue
    const specification = parseJson(before.specification)
    const amounts = sumReservedAmounts(packs.get(line.id) ?? [], specification)
    const columns = {
      position: line.position,
      ...(isPriced && {
        ...amounts,
        weight_kg: computeLitresWeight(amounts.litres, specification),
        price: line.price ?? 0,
        price_unit: line.price_unit,
        discount_kind: line.discount_kind,
        discount_value: line.discount_value,
        goods_cents: line.amount_cents,
        service_cents: line.service_cents,
      }),
    }
    await db.updateTable('order_lines').set(columns).where('id', '=', line.id).execute()
    lines.push({ ...before, ...columns })
  }
  return lines
}

/** Sums the lines of a changed order. Its total is the deal's. */
function sumChangedOrder(
  { revenue_cents }: Pick<Row<'deals'>, 'revenue_cents'>,
  lines: readonly Row<'order_lines'>[],
) {
  const sums = sumOrder(lines, null)
  return {
    ...sums,
    charges_cents: revenue_cents - sums.total_cents,
    total_cents: revenue_cents,
  }
}

/** Stores the columns and the next version, so that an answer to an older change is refused. */
const updateOrder = (call: TransitionCall, order: Row<'orders'>, columns: RowChange<'orders'>) =>
  call.db
    .updateTable('orders')
    .set({ ...columns, ...toTransitionedVersion(call, order.version) })
    .where('id', '=', order.id)
    .execute()

const logChange = (
  call: TransitionCall,
  {
    order: { id },
    kind,
    change: { revision, answer_until = null },
    reason,
  }: {
    order: Row<'orders'>
    kind: ActivityKind
    change: { revision: number; answer_until?: string | null }
    reason?: string | undefined
  },
): Promise<void> =>
  recordActivity(call, {
    record: { kind: 'order', id },
    personId: call.person?.id ?? null,
    kind,
    changes: listTransitionChanges(
      { revision, answer_until },
      { isUnanswered: call.person === null },
    ),
    reason: reason ?? null,
  })
