import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Handler, RequestQuery } from '../call'
import type { ListFilterValues } from '../db/filters'
import {
  paginateIndexed,
  createListOrder,
  findListOrder,
  type ListOrder,
  type PlainSort,
} from '../db/paginate-indexed'
import { assertWeekOrder } from '../documents/assert-week-order'
import { filterCargos } from './cargo-filters'
import { summarizeCargos } from './summarize-cargos'

const cargoOrders: Readonly<
  Record<
    PlainSort<NonNullable<RequestQuery<'listCargos'>['sort']>>,
    ListOrder<keyof ListFilterValues<'listCargos'>>
  >
> = {
  number: createListOrder(sql`cargos.number_key`, 'number'),
  status: createListOrder(
    sql`case cargos.status when 'planned' then 0 when 'booked' then 1 when 'loading' then 2 when 'sealed' then 3 when 'in_transit' then 4
      when 'arrived' then 5 when 'delivered' then 6 when 'closed' then 7 else 8 end`,
    'number',
  ),
  carrier: {
    ...createListOrder(sql`cargos.carrier_key`, 'string', true),
    nonNullFilters: ['carrier'],
  },
  cut_off: { ...createListOrder(sql`cargos.cut_off`, 'string', true), nonNullFilters: ['cut_off'] },
  etd: {
    ...createListOrder(sql`cargos.etd`, 'string', true),
    nonNullFilters: ['etd_from', 'etd_to'],
  },
  eta: {
    ...createListOrder(sql`cargos.eta`, 'string', true),
    nonNullFilters: ['eta_from', 'eta_to'],
  },
  m3: createListOrder(sql`cargos.volume_l`, 'number'),
  gross_kg: createListOrder(sql`cargos.gross_kg`, 'number'),
  fill_percent: {
    ...createListOrder(sql`cargos.fill_bp`, 'number', true),
    nonNullFilters: ['fill_from', 'fill_to'],
  },
  freight_eur: createListOrder(sql`cargos.freight_eur_cents`, 'number', true),
  updated_at: createListOrder(sql`cargos.updated_at`, 'string'),
}

export const listCargos: Handler<'listCargos'> = async (call) => {
  const { db, query } = call
  const { sort = '-number', cursor, limit, ...filters } = query
  assertWeekOrder({ week_from: filters.etd_from, week_to: filters.etd_to }, 'etd_to')
  assertWeekOrder({ week_from: filters.eta_from, week_to: filters.eta_to }, 'eta_to')
  const all = filterCargos(call, filters)
  const order = findListOrder(cargoOrders, sort, filters)
  const {
    ids,
    next_cursor,
    total: count,
  } = await paginateIndexed({
    db,
    all,
    id: sql`cargos.id`,
    order,
    nonNullCondition: null,
    isSearched: Boolean(filters.q),
    sort,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([
    summarizeCargos(db, ids, getBusinessDay(call)),
    count(),
  ])
  return { items, next_cursor, total }
}
