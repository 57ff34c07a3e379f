import { sql } from 'kysely'
import { businessDay } from '../business-day'
import type { Handler, QueryOf } from '../call'
import type { WantedOf } from '../db/filters'
import { findPage, order, orderOf, type Order, type PlainSort } from '../db/list-page'
import { refuseReversedWeeks } from '../documents/week-order'
import { filterCargos } from './cargo-filters'
import { cargoSummaries } from './cargo-summaries'

const ORDERS: Readonly<
  Record<PlainSort<NonNullable<QueryOf<'listCargos'>['sort']>>, Order<keyof WantedOf<'listCargos'>>>
> = {
  number: order(sql`cargos.number_key`, 'number'),
  status: order(
    sql`case cargos.status when 'planned' then 0 when 'booked' then 1 when 'loading' then 2 when 'sealed' then 3 when 'in_transit' then 4
      when 'arrived' then 5 when 'delivered' then 6 when 'closed' then 7 else 8 end`,
    'number',
  ),
  carrier: { ...order(sql`cargos.carrier_key`, 'string', true), filledBy: ['carrier'] },
  cut_off: { ...order(sql`cargos.cut_off`, 'string', true), filledBy: ['cut_off'] },
  etd: { ...order(sql`cargos.etd`, 'string', true), filledBy: ['etd_from', 'etd_to'] },
  eta: { ...order(sql`cargos.eta`, 'string', true), filledBy: ['eta_from', 'eta_to'] },
  m3: order(sql`cargos.volume_l`, 'number'),
  gross_kg: order(sql`cargos.gross_kg`, 'number'),
  fill_percent: {
    ...order(sql`cargos.fill_bp`, 'number', true),
    filledBy: ['fill_from', 'fill_to'],
  },
  freight_eur: order(sql`cargos.freight_eur_cents`, 'number', true),
  updated_at: order(sql`cargos.updated_at`, 'string'),
}

export const listCargos: Handler<'listCargos'> = async (call) => {
  const { db, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  refuseReversedWeeks({ week_from: wanted.etd_from, week_to: wanted.etd_to }, 'etd_to')
  refuseReversedWeeks({ week_from: wanted.eta_from, week_to: wanted.eta_to }, 'eta_to')
  const all = filterCargos(call, wanted)
  const by = orderOf(ORDERS, sort, wanted)
  const {
    ids,
    next_cursor,
    total: count,
  } = await findPage({
    db,
    all,
    id: sql`cargos.id`,
    order: by,
    only: null,
    isSearched: Boolean(wanted.q),
    sort,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([cargoSummaries(db, ids, businessDay(call)), count()])
  return { items, next_cursor, total }
}
