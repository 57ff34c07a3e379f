import { sql } from 'kysely'
import { addWeeks, toWeek } from '@domain/calendar'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { getMarginScope } from '../deals/rules/permissions'
import { Problem } from '../problems/problem'
import {
  toDealList,
  toDealSearch,
  getPeriods,
  listWeeks,
  type DashboardCall,
  type Period,
} from './dashboard-query'
import {
  type Count,
  formatScaledDecimal,
  formatPercent,
  type Sum,
  pickLargest,
  createPoint,
  type ChartCreator,
} from './figures'
import { toNumbers } from './get-deal-figures'
import { selectDeals } from '../deals/select-deals'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'

/** Weeks ahead in a weekly chart, by default. */
const WEEKS_AHEAD = 8

const toSoldDealSearch = (call: DashboardCall, { from, to }: Period) => ({
  ...toDealSearch(call),
  status: [...SOLD_DEAL_STATUSES],
  due_from: from,
  due_to: to,
})

/** Sold, purchased and loaded volume per week. */
const createWeeksChart: ChartCreator = async (call) => {
  const { period: chartPeriod } = getPeriods(call)
  const today = getBusinessDay(call)
  const ahead = addWeeks(toWeek(today), WEEKS_AHEAD)
  const period =
    call.query.week_to === undefined && ahead > chartPeriod.to
      ? { from: chartPeriod.from, to: ahead }
      : chartPeriod
  const rows = await selectDeals(call, toSoldDealSearch(call, period), [
    'week',
    'volume_l',
    'bought_l',
    'loaded_l',
  ])
    .select(({ fn }) => [
      'deals.week',
      fn.countAll<Count>().as('count'),
      fn.sum<Sum>('deals.volume_l').as('sold'),
      fn.sum<Sum>('deals.bought_l').as('bought'),
      fn.sum<Sum>('deals.loaded_l').as('loaded'),
    ])
    .groupBy('deals.week')
    .execute()
  const byWeek = new Map(rows.map(({ week, ...sums }) => [week, toNumbers(sums)]))
  const points = listWeeks(period).flatMap((week) => {
    const sums = byWeek.get(week) ?? { count: 0, sold: 0, bought: 0, loaded: 0 }
    const list = toDealList(toSoldDealSearch(call, { from: week, to: week }))
    return (['sold', 'bought', 'loaded'] as const).map((series) =>
      createPoint({
        series,
        key: week,
        value: formatScaledDecimal(sums[series], 3),
        count: sums.count,
        list,
      }),
    )
  })
  return { period, unit: 'm3', points, left_out: 0, without: 0 }
}

/** Planned and actual margin by client, for deals with both. */
const createMarginChart: ChartCreator = async (call) => {
  if (getMarginScope(call.person) === 'none') throw new Problem('not_found')
  const clients = await findClientSums(call)
  const comparableClients = clients.filter(
    ({ planned_cents, actual_cents }) => planned_cents > 0 && actual_cents > 0,
  )
  const { largest, left_out } = pickLargest(comparableClients, ({ actual_cents }) => actual_cents)
  const { period } = getPeriods(call)
  const points = largest.flatMap(
    ({ id, name, count, planned_margin, planned_cents, actual_margin, actual_cents }) => {
      const list = {
        key: id,
        label: name,
        count,
        list: toDealList({ ...toSoldDealSearch(call, period), client_id: [id] }),
      }
      return [
        createPoint({
          ...list,
          series: 'planned',
          value: formatPercent(planned_margin, planned_cents),
        }),
        createPoint({
          ...list,
          series: 'actual',
          value: formatPercent(actual_margin, actual_cents),
        }),
      ]
    },
  )
  return {
    period,
    unit: 'percent',
    points,
    left_out,
    without: clients.reduce(
      (sum, { count, settled, part_loaded }) => sum + count - settled - part_loaded,
      0,
    ),
    part_loaded: clients.reduce((sum, { part_loaded }) => sum + part_loaded, 0),
  }
}

/** Clients with the highest sales. */
const createClientsChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const { largest, left_out } = pickLargest(await findClientSums(call), ({ cents }) => cents)
  const points = largest.map(({ id, name, count, cents, in_euro }) =>
    createPoint({
      series: 'sold',
      key: id,
      label: name,
      value: in_euro === 0 ? null : formatScaledDecimal(cents, 2),
      count,
      list: toDealList({ ...toSoldDealSearch(call, period), client_id: [id] }),
    }),
  )
  return {
    period,
    unit: 'eur',
    points,
    left_out,
    without: largest.reduce((sum, { count, in_euro }) => sum + count - in_euro, 0),
  }
}

/**
 * Returns sales by client in the period, with the margins of `settled` deals: those with a planned
 * margin that are loaded in full. A deal loaded in part bears the freight of its whole cargo.
 */
async function findClientSums(call: DashboardCall) {
  const isSettled = sql`deals.best_margin_kind = 'actual' and deals.margin_eur_cents is not null`
  const sumSettled = (column: string) =>
    sql<Sum>`sum(case when ${isSettled} then ${sql.ref(column)} end)`
  const rows = await selectDeals(call, toSoldDealSearch(call, getPeriods(call).period), [
    'client_id',
    'best_margin_kind',
    'revenue_eur_cents',
    'margin_eur_cents',
    'actual_revenue_eur_cents',
    'actual_margin_eur_cents',
    'is_part_loaded',
  ])
    .select(({ fn }) => [
      'deals.client_id',
      fn.countAll<Count>().as('count'),
      fn.sum<Sum>('deals.revenue_eur_cents').as('cents'),
      fn.count<Count>('deals.revenue_eur_cents').as('in_euro'),
      sql<Sum>`sum(case when ${isSettled} then 1 end)`.as('settled'),
      fn.sum<Sum>('deals.is_part_loaded').as('part_loaded'),
      sumSettled('deals.margin_eur_cents').as('planned_margin'),
      sumSettled('deals.revenue_eur_cents').as('planned_cents'),
      sumSettled('deals.actual_margin_eur_cents').as('actual_margin'),
      sumSettled('deals.actual_revenue_eur_cents').as('actual_cents'),
    ])
    .groupBy('deals.client_id')
    .execute()
  const ids = rows.map(({ client_id }) => client_id)
  const clients =
    ids.length === 0
      ? []
      : await call.db.selectFrom('clients').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(clients.map(({ id, name }) => [id, name]))
  return rows.map(({ client_id, ...sums }) => ({
    id: client_id,
    name: names.get(client_id) ?? '',
    ...toNumbers(sums),
  }))
}

const chartCreators: Readonly<Record<Schemas['DealChartCode'], ChartCreator>> = {
  weeks: createWeeksChart,
  margin: createMarginChart,
  clients: createClientsChart,
}

export const getDealChart: Handler<'getDealChart'> = async (call) => ({
  today: getBusinessDay(call),
  ...(await chartCreators[call.path.chart](call)),
})
