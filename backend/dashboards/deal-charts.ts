import { sql } from 'kysely'
import { addWeeks, weekOf } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { filterDeals, LAST_WEEK } from '../deals/deal-filters'
import { marginSight } from '../deals/rules/scope'
import { Problem } from '../problems/problem'
import { deals, dealsOf, periodsOf, weeksOf, type BoardCall, type Period } from './asked'
import { heaviest, point, type Draw } from './chart'
import { type Count, decimal, percent, type Sum } from './figures'
import { numbers, SOLD } from './get-deal-figures'

/** Weeks that lie ahead in a chart of weeks, where no period is asked for. */
const AHEAD = 8

const soldIn = (call: BoardCall, { from, to }: Period) => ({
  ...dealsOf(call),
  status: [...SOLD],
  due_from: from,
  due_to: to,
})

/** What is sold for each week, and how much of just that is bought and loaded. */
const weeks: Draw = async (call) => {
  const { period: asked } = periodsOf(call)
  const today = businessDay(call)
  const period =
    call.query.week_to === undefined
      ? { from: asked.from, to: addWeeks(weekOf(today), AHEAD) }
      : asked
  const rows = await filterDeals(
    call.db
      .selectFrom('deals')
      .select(({ fn }) => [
        LAST_WEEK.as('week'),
        fn.countAll<Count>().as('count'),
        fn.sum<Sum>('deals.volume_l').as('sold'),
        fn.sum<Sum>('deals.purchased_l').as('bought'),
        fn.sum<Sum>('deals.loaded_l').as('loaded'),
      ]),
    call.person,
    soldIn(call, period),
    today,
  )
    .groupBy(LAST_WEEK)
    .execute()
  const byWeek = new Map(rows.map(({ week, ...sums }) => [week, numbers(sums)]))
  const points = weeksOf(period).flatMap((week) => {
    const sums = byWeek.get(week) ?? { count: 0, sold: 0, bought: 0, loaded: 0 }
    const list = deals(soldIn(call, { from: week, to: week }))
    return (['sold', 'bought', 'loaded'] as const).map((series) =>
      point({ series, key: week, value: decimal(sums[series], 3), count: sums.count, list }),
    )
  })
  return { period, unit: 'm3', points, left_out: 0, without: 0 }
}

/** Of each client what is left by plan and by what was loaded, of those deals of which both are known. */
const margin: Draw = async (call) => {
  if (marginSight(call.person) === 'none') throw new Problem('not_found')
  const clients = await clientsIn(call)
  const known = clients.filter(
    ({ planned_cents, actual_cents }) => planned_cents > 0 && actual_cents > 0,
  )
  const { kept, left_out } = heaviest(known, ({ actual_cents }) => actual_cents)
  const { period } = periodsOf(call)
  const points = kept.flatMap(
    ({ id, name, count, planned_margin, planned_cents, actual_margin, actual_cents }) => {
      const told = {
        key: id,
        label: name,
        count,
        list: deals({ ...soldIn(call, period), client_id: [id] }),
      }
      return [
        point({ ...told, series: 'planned', value: percent(planned_margin, planned_cents) }),
        point({ ...told, series: 'actual', value: percent(actual_margin, actual_cents) }),
      ]
    },
  )
  return {
    period,
    unit: 'percent',
    points,
    left_out,
    without: kept.reduce((sum, { count, settled }) => sum + count - settled, 0),
  }
}

/** Who buys most. */
const clients: Draw = async (call) => {
  const { period } = periodsOf(call)
  const { kept, left_out } = heaviest(await clientsIn(call), ({ cents }) => cents)
  const points = kept.map(({ id, name, count, cents }) =>
    point({
      series: 'sold',
      key: id,
      label: name,
      value: decimal(cents, 2),
      count,
      list: deals({ ...soldIn(call, period), client_id: [id] }),
    }),
  )
  return {
    period,
    unit: 'eur',
    points,
    left_out,
    without: kept.reduce((sum, { count, in_euro }) => sum + count - in_euro, 0),
  }
}

/** What the clients have bought for the period; where something is loaded and all is known, which is `settled`, what was left of it. */
async function clientsIn(call: BoardCall) {
  const settled = (column: string) =>
    sql<Sum>`sum(case when deals.actual_margin_eur_cents is not null and deals.margin_eur_cents is not null then ${sql.ref(column)} end)`
  const rows = await filterDeals(
    call.db
      .selectFrom('deals')
      .select(({ fn }) => [
        'deals.client_id',
        fn.countAll<Count>().as('count'),
        fn.sum<Sum>('deals.revenue_eur_cents').as('cents'),
        fn.count<Count>('deals.revenue_eur_cents').as('in_euro'),
        sql<Sum>`sum(case when deals.actual_margin_eur_cents is not null and deals.margin_eur_cents is not null then 1 end)`.as(
          'settled',
        ),
        settled('deals.margin_eur_cents').as('planned_margin'),
        settled('deals.revenue_eur_cents').as('planned_cents'),
        settled('deals.actual_margin_eur_cents').as('actual_margin'),
        settled('deals.actual_revenue_eur_cents').as('actual_cents'),
      ]),
    call.person,
    soldIn(call, periodsOf(call).period),
    businessDay(call),
  )
    .groupBy('deals.client_id')
    .execute()
  const ids = rows.map(({ client_id }) => client_id)
  const named =
    ids.length === 0
      ? []
      : await call.db.selectFrom('clients').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ client_id, ...sums }) => ({
    id: client_id,
    name: names.get(client_id) ?? '',
    ...numbers(sums),
  }))
}

const charts: Readonly<Record<Schemas['DealChartCode'], Draw>> = { weeks, margin, clients }

export const getDealChart: Handler<'getDealChart'> = async (call) => ({
  today: businessDay(call),
  ...(await charts[call.path.chart](call)),
})
