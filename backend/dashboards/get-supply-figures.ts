import { sql } from 'kysely'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { Handler, Schemas, PersonCall } from '../call'
import { UNALLOCATED_LITRES, filterSupplies, type SupplyFilterValues } from '../supplies/queries'
import {
  getPeriods,
  toSupplyList,
  toSupplySearch,
  type DashboardCall,
  type Period,
  listWeeks,
} from './dashboard-query'
import {
  type Count,
  createComparedFigures,
  formatScaledDecimal,
  createCurrentFigure,
  formatFullShare,
  formatEuroPerM3,
  type Sum,
} from './figures'
import { toNumbers } from './get-deal-figures'
import { selectSupplies } from '../supplies/select-supplies'
import { addWeeks, getWeekStart, DAY_MS } from '@domain/calendar'
import { AWAITED_SUPPLY_STATUSES } from '@domain/rules/statuses'
import { READY_SUPPLY_STATUSES } from '../statuses/supply-statuses'

type Status = Schemas['SupplyStatus']

/** Statuses of supplies that bind the mill. */
export const BOUGHT_STATUSES: readonly Status[] = [
  ...AWAITED_SUPPLY_STATUSES,
  ...READY_SUPPLY_STATUSES,
]

export const getSupplyFigures: Handler<'getSupplyFigures'> = async (call) => {
  const periods = getPeriods(call)
  const filters = toSupplySearch(call)
  const [ordered, ready] = [
    { ...filters, status: [...AWAITED_SUPPLY_STATUSES] },
    { ...filters, status: ['ready' as const] },
  ]
  const [late, free] = [
    { ...filters, late: 'only' as const },
    { ...filters, free: 'only' as const },
  ]
  const createBoughtFilters = ({ from, to }: Period) => ({
    ...filters,
    status: [...BOUGHT_STATUSES],
    week_from: from,
    week_to: to,
  })
  const [orderedSums, readySums, age, lateSums, freeSums, boughtFigures, readyFigures] =
    await Promise.all([
      sumDashboardSupplies(call, ordered),
      sumReadyWood(call, ready),
      computeReadyAge(call, ready),
      sumDashboardSupplies(call, late),
      sumDashboardSupplies(call, free),
      createComparedFigures(
        periods,
        (period) => toSupplyList(createBoughtFilters(period)),
        async (period) => sumDashboardSupplies(call, createBoughtFilters(period)),
        [
          [
            'bought_m3',
            'm3',
            ({ litres, count }) => ({ value: formatScaledDecimal(litres, 3), count }),
          ],
          [
            'bought_eur',
            'eur',
            ({ cents, count, in_euro }) => ({
              value: formatScaledDecimal(cents, 2),
              count,
              without: count - in_euro,
            }),
          ],
          [
            'price_m3',
            'eur_m3',
            ({ cents, rated_litres, count, in_euro }) => ({
              value: formatEuroPerM3(cents, rated_litres),
              count,
              without: count - in_euro,
            }),
          ],
        ],
      ),
      createComparedFigures(
        periods,
        (period) => toSupplyList(createBoughtFilters(period)),
        async (period) => computeOnTimeShare(call, createBoughtFilters(period), period),
        [
          [
            'on_time',
            'percent',
            ({ count, judged, in_time }) => ({
              value: formatFullShare(in_time, judged),
              count,
              without: count - judged,
            }),
          ],
        ],
      ),
    ])
  return {
    ...periods,
    figures: [
      createCurrentFigure('on_order', 'm3', toSupplyList(ordered), {
        value: formatScaledDecimal(orderedSums.litres, 3),
        count: orderedSums.count,
      }),
      createCurrentFigure('ready', 'm3', toSupplyList(ready), {
        value: formatScaledDecimal(readySums.litres, 3),
        count: readySums.count,
      }),
      createCurrentFigure('ready_age', 'days', toSupplyList(ready), age),
      createCurrentFigure('late_supplies', 'count', toSupplyList(late), {
        value: String(lateSums.count),
        count: lateSums.count,
      }),
      createCurrentFigure('free_m3', 'm3', toSupplyList(free), {
        value: formatScaledDecimal(freeSums.free, 3),
        count: freeSums.count,
      }),
      ...boughtFigures,
      ...readyFigures,
    ],
  }
}

/** Sums these supplies with their agreed wood, which the amounts are for. */
async function sumDashboardSupplies(call: DashboardCall, search: Schemas['SuppliesSearch']) {
  const row = await selectSupplies(call, search, [
    'status',
    'amount_eur_cents',
    'agreed_l',
    'free_l',
  ])
    .select(({ fn }) => [
      fn.countAll<Count>().as('count'),
      fn.sum<Sum>('supplies.agreed_l').as('litres'),
      sql<Sum>`sum(${UNALLOCATED_LITRES})`.as('free'),
      fn.sum<Sum>('supplies.amount_eur_cents').as('cents'),
      fn.count<Count>('supplies.amount_eur_cents').as('in_euro'),
      sql<Sum>`sum(case when supplies.amount_eur_cents is not null then supplies.agreed_l end)`.as(
        'rated_litres',
      ),
    ])
    .executeTakeFirstOrThrow()
  return toNumbers(row)
}

/** Sums the wood of ready supplies that is still at the mill. */
export async function sumReadyWood(call: DashboardCall, search: SupplyFilterValues) {
  const row = await selectSupplies(call, search, ['at_mill_l'])
    .select(({ fn }) => [fn.countAll<Count>().as('count'), fn.sum<Sum>('at_mill_l').as('litres')])
    .executeTakeFirstOrThrow()
  return toNumbers(row)
}

/** Returns the average number of days that the wood has been ready. */
async function computeReadyAge(call: DashboardCall, filters: Schemas['SuppliesSearch']) {
  const { sort: _, ...search } = filters
  const hour = sql<string | null>`substr(supplies.ready_at, 1, 13)`
  const rows = await filterSupplies(call, search)
    .select(({ fn }) => [hour.as('hour'), fn.countAll<Count>().as('count')])
    .groupBy(hour)
    .execute()
  const today = Date.parse(getBusinessDay(call))
  let [count, dated, days] = [0, 0, 0]
  for (const row of rows) {
    const many = Number(row.count)
    count += many
    if (row.hour === null) continue
    const since = getBusinessDay({ ...call, clock: () => new Date(`${row.hour}:00:00Z`) })
    dated += many
    days += (many * (today - Date.parse(since))) / DAY_MS
  }
  return { value: dated === 0 ? null : (days / dated).toFixed(1), count, without: count - dated }
}

/**
 * Share of supplies ready by the end of their week, among those that are ready or whose week has
 * ended.
 */
async function computeOnTimeShare(
  call: DashboardCall,
  { sort: _, ...filters }: Schemas['SuppliesSearch'],
  period: Period,
) {
  const row = await filterSupplies(call, filters)
    .select(({ fn }) => [
      fn.countAll<Count>().as('count'),
      sql<Sum>`sum(case when ${countsForOnTime(call, period)} then 1 else 0 end)`.as('judged'),
      sql<Sum>`sum(case when ${isReadyOnTime(call, period)} then 1 else 0 end)`.as('in_time'),
    ])
    .executeTakeFirstOrThrow()
  return toNumbers(row)
}

/** Condition: the supply was ready by the end of its week, as in `computeSawmillFigures`. */
export const isReadyOnTime = (call: Pick<PersonCall, 'timeZone'>, period: Period) =>
  sql<boolean>`supplies.ready_at < ${toWeekEndMoment(call, period)}`

/**
 * Condition: the supply is ready on a known day, or its week has ended and it is not ready.
 */
export const countsForOnTime = (call: Pick<PersonCall, 'timeZone' | 'clock'>, period: Period) =>
  sql<boolean>`(supplies.ready_at is not null or (supplies.status in ('ordered', 'confirmed', 'in_production') and ${toWeekEndMoment(call, period)} <= ${call.clock().toISOString()}))`

/** The moment at which the ready week of a supply ends. */
function toWeekEndMoment({ timeZone }: Pick<PersonCall, 'timeZone'>, period: Period) {
  const ends = listWeeks(period).map(
    (week) =>
      sql`when ${week} then ${getStartOfBusinessDay(getWeekStart(addWeeks(week, 1)), timeZone).toISOString()}`,
  )
  return sql<string>`case supplies.ready_week ${sql.join(ends, sql` `)} end`
}
