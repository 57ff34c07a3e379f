import type { PersonCall } from '../call'
import type { Db, Row } from '../db/tables'
import { advanceDocument, logTransition } from '../documents/transitions'
import { toNextVersion } from '../records/record-head'
import { orderStateMachine } from '../orders/rules/order-state-machine'
import type { DealStatus } from '../deals/schema'
import type { OrderStatus } from '../orders/schema'
import type { AppContext } from '../app-context'
import { findBuyerIds } from '../baskets/queries'
import type { MessageKey, MessageParams } from '../notifications/format-message'
import { notify } from '../notifications/notify'
import { recordChanges } from '../db/unit-of-work'
import { releaseAllocations, type SupplyCut } from '../allocations/write-allocations'
import { parseJson } from '../db/rows'
import { LOADED_CARGO_STATUSES } from '../statuses/cargo-statuses'
import { mailOrderCanceled } from './mail-buyers'

/** The order status for a deal's status. */
const ORDER_STATUS_BY_DEAL_STATUS: Readonly<Partial<Record<DealStatus, OrderStatus>>> = {
  loading: 'in_progress',
  confirmed: 'confirmed',
  delivered: 'completed',
}
const BUYER_MESSAGES = { in_progress: 'order_in_progress', completed: 'order_completed' } as const
const hasBuyerMessage = (status: OrderStatus): status is keyof typeof BUYER_MESSAGES =>
  status in BUYER_MESSAGES

/** Advances an order with its deal, in the same transaction. */
export async function syncOrderWithDeal(
  host: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  dealId: string,
  dealStatus: DealStatus,
): Promise<void> {
  const { db } = host
  const to = ORDER_STATUS_BY_DEAL_STATUS[dealStatus]
  const order =
    to &&
    (await db.selectFrom('orders').selectAll().where('deal_id', '=', dealId).executeTakeFirst())
  if (!order || !orderStateMachine.isBySystem(order.status, to)) return
  await advanceDocument(
    host,
    { kind: 'order', id: order.id },
    { stored: order, to, machine: orderStateMachine },
    (changed) => db.updateTable('orders').set(changed).where('id', '=', order.id).execute(),
  )
  if (hasBuyerMessage(to)) await notifyBuyers(host, order, BUYER_MESSAGES[to])
}

/**
 * Cancels the order of a canceled deal. The deal's reason is internal, so the order stores none.
 */
export async function cancelOrderOfDeal(call: PersonCall, dealId: string): Promise<void> {
  const { db, person } = call
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('deal_id', '=', dealId)
    .where('status', 'not in', ['canceled', 'completed'])
    .executeTakeFirst()
  if (!order) return
  await db
    .updateTable('orders')
    .set({ status: 'canceled', ...toNextVersion(call, order.version) })
    .where('id', '=', order.id)
    .execute()
  await logTransition(
    call,
    { kind: 'order', id: order.id },
    { from: order.status, to: 'canceled', personId: person.id },
  )
  await notifyBuyers(call, order, 'order_canceled_with_deal')
  await mailOrderCanceled(call, order)
}

type NotifyHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }
type NotifiedOrder = Pick<Row<'orders'>, 'id' | 'number' | 'company_id' | 'company_name'>

type BuyerNotice = {
  /** The user who made the change. */
  except?: string | null
  /** Values of the message beside the order's number and company. */
  params?: MessageParams
}

/** Notifies the company's buyers of its order. */
export async function notifyBuyers(
  host: NotifyHost,
  order: NotifiedOrder,
  key: MessageKey,
  { except = null, params = {} }: BuyerNotice = {},
): Promise<void> {
  await notify(host, {
    people: (await findBuyerIds(host.db, order.company_id)).filter((id) => id !== except),
    key,
    params: { number: order.number, company: order.company_name, ...params },
    record: { kind: 'order', id: order.id },
  })
}

/**
 * Releases an order's packs to the stock, except packs in a cargo. Those follow when the cargo
 * releases them.
 */
export async function releaseOrderLots(db: Db, orderId: string, at: string): Promise<void> {
  const ordered = db.selectFrom('order_lines').select('id').where('order_id', '=', orderId)
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select('lot_ids')
    .where('deal_line_id', 'in', ordered)
    .where('status', 'in', LOADED_CARGO_STATUSES)
    .execute()
  const loaded = loads.flatMap(({ lot_ids }) => parseJson(lot_ids))
  const lots = db
    .updateTable('lots')
    .set({ status: 'available', order_line_id: null, updated_at: at })
    .where('order_line_id', 'in', ordered)
  const freed = await (loaded.length === 0 ? lots : lots.where('id', 'not in', loaded))
    .returning('supply_line_id')
    .execute()
  recordChanges(db, { stockedLines: freed.flatMap(({ supply_line_id }) => supply_line_id ?? []) })
}

/**
 * Releases the wood of a deal that no cargo has loaded: the packs of its portal order and its
 * allocations. They are released together, because sold packs count only by their allocation.
 * @returns the loss of each supply
 */
export async function releaseUnloadedWood(call: PersonCall, dealId: string): Promise<SupplyCut[]> {
  const { db, clock } = call
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('deal_id', '=', dealId)
    .executeTakeFirst()
  if (order) await releaseOrderLots(db, order.id, clock().toISOString())
  return releaseAllocations(call, dealId)
}
