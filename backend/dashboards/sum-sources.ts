import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Schemas } from '../call'
import { filterCargos } from '../cargos/queries'
import type { Tables } from '../db/tables'
import { filterDeals, LAST_WEEK } from '../deals/queries'
import { filterSupplies } from '../supplies/queries'
import { hasWood } from '../wood-lines/wood-key'
import type { DashboardCall } from './board-query'

/**
 * Sources of the dashboards' sums: one row per document that matches the filters. A filter by wood
 * limits the volumes and amounts of a row to the document's matching lines. Money of the whole
 * document is stored with its lines, shared by m3.
 */
type Sum = number | null

const loads = expressionBuilder<Tables, 'cargo_loads'>()

/** Volume of a line that covers what it has sold, because wood above that covers no other line. */
const capToSold = (column: 'purchased_l' | 'loaded_l') =>
  sql`case when ${sql.ref(`deal_lines.${column}`)} > deal_lines.volume_l then deal_lines.volume_l else ${sql.ref(`deal_lines.${column}`)} end`

/** Returns a query over the rows of `deals`, with the same names as in the table. */
export function selectDeals(
  call: DashboardCall,
  { sort: _, wood = [], ...filters }: Schemas['DealsSearch'],
) {
  const isByLine = wood.length > 0
  const sumLines = <Column extends string>(column: Column) =>
    isByLine
      ? sql<Sum>`sum(${sql.ref(`deal_lines.${column}`)})`.as(column)
      : sql<Sum>`${sql.ref(`deals.${column}`)}`.as(column)
  const sumCapped = (column: 'purchased_l' | 'loaded_l') =>
    isByLine
      ? sql<Sum>`sum(${capToSold(column)})`
      : sql<Sum>`(select sum(${capToSold(column)}) from deal_lines where deal_lines.deal_id = deals.id)`
  // A cross join keeps this order in SQLite: one wood has more lines than the filtered deals.
  const source = isByLine
    ? (call.db
        .selectFrom('deals')
        .crossJoin('deal_lines')
        .whereRef('deal_lines.deal_id', '=', 'deals.id')
        .where(hasWood('deal_lines.wood_key', wood))
        .groupBy('deals.id') as unknown as SelectQueryBuilder<Tables, 'deals', object>)
    : call.db.selectFrom('deals')
  const deals = filterDeals(
    source.select([
      'deals.id',
      'deals.status',
      'deals.client_id',
      'deals.best_margin_kind',
      LAST_WEEK.as('week'),
      sumLines('volume_l'),
      sumLines('revenue_eur_cents'),
      sumLines('margin_eur_cents'),
      sumLines('actual_revenue_eur_cents'),
      sumLines('actual_margin_eur_cents'),
      sumLines('best_margin_eur_cents'),
      sumLines('best_revenue_eur_cents'),
      sumLines('best_volume_l'),
      sumCapped('purchased_l').as('bought_l'),
      sumCapped('loaded_l').as('loaded_l'),
    ]),
    call.person,
    filters,
    getBusinessDay(call),
  )
  return call.db.selectFrom(deals.as('deals'))
}

/** Returns a query over the rows of `supplies`, with the same names as in the table. */
export function selectSupplies(
  call: DashboardCall,
  { sort: _, ...filters }: Schemas['SuppliesSearch'],
) {
  const { wood = [] } = filters
  const isByLine = wood.length > 0
  const sumLines = <Column extends string>(column: Column) =>
    isByLine
      ? sql<Sum>`sum(${sql.ref(`supply_lines.${column}`)})`.as(column)
      : sql<Sum>`${sql.ref(`supplies.${column}`)}`.as(column)
  // The wood that the amount is for: confirmed, else ordered.
  const agreedLitres = sql`sum(coalesce(supply_lines.confirmed_l, supply_lines.volume_l))`
  const agreed = (
    isByLine
      ? sql<Sum>`${agreedLitres}`
      : sql<Sum>`(select ${agreedLitres} from supply_lines where supply_lines.supply_id = supplies.id)`
  ).as('agreed_l')
  const found = filterSupplies(call, filters)
  const source = isByLine
    ? (found
        .crossJoin('supply_lines')
        .whereRef('supply_lines.supply_id', '=', 'supplies.id')
        .where(hasWood('supply_lines.wood_key', wood))
        .groupBy('supplies.id') as unknown as typeof found)
    : found
  const supplies = source.select([
    'supplies.id',
    'supplies.status',
    'supplies.sawmill_id',
    'supplies.ready_week',
    'supplies.ready_at',
    sumLines('volume_l'),
    sumLines('amount_eur_cents'),
    agreed,
    sumLines('free_l'),
    sumLines('ready_l'),
  ])
  return call.db.selectFrom(supplies.as('supplies'))
}

/**
 * Returns a query over the rows of `cargos`, with the same names as in the table. A filter by
 * client, sawmill, country or wood limits volume and freight to the loads that match all of them.
 */
export function selectCargos(
  call: DashboardCall,
  { sort: _, ...filters }: Schemas['CargosSearch'],
) {
  const { client_id = [], sawmill_id = [], country = [], wood = [] } = filters
  const matches = [
    ...(client_id.length > 0 ? [loads('cargo_loads.client_id', 'in', client_id)] : []),
    ...(sawmill_id.length > 0 ? [loads('cargo_loads.sawmill_id', 'in', sawmill_id)] : []),
    ...(country.length > 0
      ? [
          loads(
            'cargo_loads.client_id',
            'in',
            loads.selectFrom('clients').select('id').where('country', 'in', country),
          ),
        ]
      : []),
    ...(wood.length > 0
      ? [
          loads.exists(
            loads
              .selectFrom('supply_lines')
              .select(sql.lit(1).as('one'))
              .whereRef('supply_lines.id', '=', 'cargo_loads.supply_line_id')
              .where(hasWood('supply_lines.wood_key', wood)),
          ),
        ]
      : []),
  ]
  const isByLoad = matches.length > 0
  const found = filterCargos(call, filters)
  const source = isByLoad
    ? (found
        .leftJoin('cargo_loads', (join) =>
          join.onRef('cargo_loads.cargo_id', '=', 'cargos.id').on(loads.and(matches)),
        )
        .groupBy('cargos.id') as unknown as typeof found)
    : found
  const cargos = source.select([
    'cargos.id',
    'cargos.status',
    'cargos.fill_bp',
    'cargos.port_of_loading',
    'cargos.port_of_discharge',
    (isByLoad
      ? sql<number>`coalesce(sum(cargo_loads.litres), 0)`
      : sql<number>`cargos.volume_l`
    ).as('volume_l'),
    (isByLoad
      ? // Known even if no load matches every filter.
        sql<Sum>`case when cargos.freight_eur_cents is not null then coalesce(sum(cargo_loads.freight_eur_cents), 0) end`
      : sql<Sum>`cargos.freight_eur_cents`
    ).as('freight_eur_cents'),
  ])
  return call.db.selectFrom(cargos.as('cargos'))
}
