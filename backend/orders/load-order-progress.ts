import type { DeliveryDelay } from '@domain/rules/delivery-delay'
import { getBusinessDay } from '../business-day'
import type { PersonCall } from '../call'
import { findLastEtas } from '../deal-cargos/last-etas'
import { groupBy } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { getDealDelay } from '../deals/deal-figures'
import { NO_DELAY } from '../documents/delivery-delay'
import { getOrderProgress, SHOWN_CARGO_STATUSES, type NewsCargo } from './rules/order-news'
import type { OrderProgress } from './schema'

type ShownOrder = Pick<Row<'orders'>, 'id' | 'status' | 'incoterms' | 'delivery_week' | 'deal_id'>

/** Loads the progress of orders; returns it by order. */
export async function loadOrderProgress(
  call: PersonCall,
  orders: readonly ShownOrder[],
): Promise<(order: ShownOrder) => OrderProgress> {
  const { db, timeZone } = call
  const dealIds = orders.flatMap(({ deal_id }) => deal_id ?? [])
  const cargos = await findCargosByDeal(db, dealIds)
  const endings = await findEndings(
    db,
    orders.filter(({ status }) => status === 'completed' || status === 'canceled'),
  )
  const today = getBusinessDay(call)
  const delays = await loadDealDelays(db, dealIds, today)
  return ({ id, status, incoterms, delivery_week, deal_id }) => {
    const endedAt = endings.get(id)
    return getOrderProgress(
      {
        status,
        incoterms,
        deliveryWeek: delivery_week,
        cargos: cargos.get(deal_id ?? '') ?? [],
        delay: delays.get(deal_id ?? '') ?? NO_DELAY,
        endedOn:
          endedAt === undefined
            ? null
            : getBusinessDay({ clock: () => new Date(endedAt), ...(timeZone && { timeZone }) }),
      },
      today,
    )
  }
}

/** Loads the delay of deals, by deal. */
async function loadDealDelays(
  db: Db,
  dealIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, DeliveryDelay>> {
  if (dealIds.length === 0) return new Map()
  const deals = await db
    .selectFrom('deals')
    .select([
      'id',
      'status',
      'delivery_week_from',
      'delivery_week_to',
      'portal_order_id',
      'incoterms_rule',
    ])
    .where('id', 'in', dealIds)
    .execute()
  const etas = await findLastEtas(db, dealIds)
  return new Map(
    deals.map((deal) => [deal.id, getDealDelay(deal, etas.get(deal.id) ?? null, today)]),
  )
}

async function findCargosByDeal(
  db: Db,
  dealIds: readonly string[],
): Promise<Map<string, NewsCargo[]>> {
  if (dealIds.length === 0) return new Map()
  const cargos = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select(['deal_id', 'cargos.id', 'status', 'etd', 'eta', 'ata'])
    .distinct()
    .where('deal_id', 'in', dealIds)
    .where('status', 'in', SHOWN_CARGO_STATUSES)
    .execute()
  return groupBy(cargos, ({ deal_id }) => deal_id)
}

/** Returns the moments of the last transitions, by order. */
async function findEndings(db: Db, orders: readonly ShownOrder[]): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map()
  const endings = await db
    .selectFrom('activity')
    .select('record_id')
    .select(({ fn }) => fn.max<string>('at').as('at'))
    .where(
      'record_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('kind', '=', 'transition')
    .groupBy('record_id')
    .execute()
  return new Map(endings.map(({ record_id, at }) => [record_id, at]))
}
