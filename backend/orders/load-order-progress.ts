import { getBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { groupBy } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { getOrderProgress, SHOWN_CARGO_STATUSES, type NewsCargo } from './rules/order-news'
import type { OrderProgress } from './schema'

type ShownOrder = Pick<Row<'orders'>, 'id' | 'status' | 'incoterms' | 'delivery_week' | 'deal_id'>

/** Loads the progress of orders; returns it by order. */
export async function loadOrderProgress(
  call: StaffCall,
  orders: readonly ShownOrder[],
): Promise<(order: ShownOrder) => OrderProgress> {
  const { db, timeZone } = call
  const cargos = await findCargosByDeal(
    db,
    orders.flatMap(({ deal_id }) => deal_id ?? []),
  )
  const endings = await findEndings(
    db,
    orders.filter(({ status }) => status === 'completed' || status === 'canceled'),
  )
  const today = getBusinessDay(call)
  return ({ id, status, incoterms, delivery_week, deal_id }) => {
    const endedAt = endings.get(id)
    return getOrderProgress(
      {
        status,
        incoterms,
        deliveryWeek: delivery_week,
        cargos: cargos.get(deal_id ?? '') ?? [],
        endedOn:
          endedAt === undefined
            ? null
            : getBusinessDay({ clock: () => new Date(endedAt), ...(timeZone && { timeZone }) }),
      },
      today,
    )
  }
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
