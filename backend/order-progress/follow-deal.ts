import type { StaffCall } from '../call'
import type { Db } from '../db/tables'
import { advance } from '../documents/advance'
import { logStep } from '../documents/log-step'
import { nextVersion } from '../documents/next-version'
import { orderSteps } from '../orders/rules/order-steps'
import type { DealStatus } from '../deals/contract'
import type { OrderStatus } from '../orders/contract'
import type { Surroundings } from '../surroundings'
import { freeWood } from './free-wood'
import { tellBuyers } from './tell-buyers'

/** Where a deal's step takes the order that it was made of. */
const FOLLOWS: Readonly<Partial<Record<DealStatus, OrderStatus>>> = {
  loading: 'in_progress',
  confirmed: 'confirmed',
  delivered: 'completed',
}
const TOLD = { in_progress: 'order_in_progress', completed: 'order_completed' } as const
const isTold = (status: OrderStatus): status is keyof typeof TOLD => status in TOLD

/** Takes an order on as its deal goes, in the transaction of what happened to the deal. */
export async function orderFollows(
  host: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  dealId: string,
  dealStatus: DealStatus,
): Promise<void> {
  const { db } = host
  const to = FOLLOWS[dealStatus]
  const order =
    to &&
    (await db.selectFrom('orders').selectAll().where('deal_id', '=', dealId).executeTakeFirst())
  if (!order || !orderSteps.isBySystem(order.status, to)) return
  await advance(
    host,
    { kind: 'order', id: order.id },
    { stored: order, to, steps: orderSteps },
    (changed) => db.updateTable('orders').set(changed).where('id', '=', order.id).execute(),
  )
  if (isTold(to)) await tellBuyers(host, order, TOLD[to])
}

/** A deal was canceled: so is the order that it was made of, and its wood is free again. */
export async function orderCanceled(
  call: StaffCall,
  dealId: string,
  reason: string,
): Promise<void> {
  const { db, clock, person } = call
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('deal_id', '=', dealId)
    .where('status', 'not in', ['canceled', 'completed'])
    .executeTakeFirst()
  if (!order) return
  const at = clock().toISOString()
  await db
    .updateTable('orders')
    .set({ status: 'canceled', cancel_reason: reason, ...nextVersion(call, order.version) })
    .where('id', '=', order.id)
    .execute()
  await logStep(
    call,
    { kind: 'order', id: order.id },
    { from: order.status, to: 'canceled', personId: person.id, reason },
  )
  await freeWood(db, order.id, at)
  await tellBuyers(call, order, 'order_canceled', null, reason)
}
