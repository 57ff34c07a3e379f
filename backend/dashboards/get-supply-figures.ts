import { sql } from 'kysely'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { FREE_LITRES } from '../supplies/free-wood'
import { filterSupplies } from '../supplies/supply-filters'
import { periodsOf, supplies, suppliesOf, type BoardCall, type Period } from './asked'
import { type Count, compared, decimal, now, percent, perM3, type Sum } from './figures'
import { numbers } from './get-deal-figures'
import { isJudged, readyInTime } from './in-time'

type Status = Schemas['SupplyStatus']

const AWAITED: readonly Status[] = ['ordered', 'confirmed', 'in_production']
/** Its wood has been made. */
export const MADE: readonly Status[] = ['ready', 'loading', 'shipped', 'completed']
/** A mill is bound by it. */
export const BOUGHT: readonly Status[] = [...AWAITED, ...MADE]

export const getSupplyFigures: Handler<'getSupplyFigures'> = async (call) => {
  const periods = periodsOf(call)
  const own = suppliesOf(call)
  const [ordered, ready] = [
    { ...own, status: [...AWAITED] },
    { ...own, status: ['ready' as const] },
  ]
  const [late, free] = [
    { ...own, late: 'only' as const },
    { ...own, free: 'only' as const },
  ]
  const boughtIn = ({ from, to }: Period) => ({
    ...own,
    status: [...BOUGHT],
    week_from: from,
    week_to: to,
  })
  const [orderedSums, readySums, age, lateSums, freeSums, bought, made] = await Promise.all([
    sumsOf(call, ordered),
    sumsOf(call, ready),
    ageOf(call, ready),
    sumsOf(call, late),
    sumsOf(call, free),
    compared(
      periods,
      (period) => supplies(boughtIn(period)),
      async (period) => sumsOf(call, boughtIn(period)),
      [
        ['bought_m3', 'm3', ({ litres, count }) => ({ value: decimal(litres, 3), count })],
        [
          'bought_eur',
          'eur',
          ({ cents, count, in_euro }) => ({
            value: decimal(cents, 2),
            count,
            without: count - in_euro,
          }),
        ],
        [
          'price_m3',
          'eur_m3',
          ({ cents, rated_litres, count, in_euro }) => ({
            value: perM3(cents, rated_litres),
            count,
            without: count - in_euro,
          }),
        ],
      ],
    ),
    compared(
      periods,
      (period) => supplies(boughtIn(period)),
      async (period) => inTimeOf(call, boughtIn(period), period),
      [
        [
          'on_time',
          'percent',
          ({ count, judged, in_time }) => ({
            value: percent(in_time, judged),
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
      now('on_order', 'm3', supplies(ordered), {
        value: decimal(orderedSums.litres, 3),
        count: orderedSums.count,
      }),
      now('ready', 'm3', supplies(ready), {
        value: decimal(readySums.litres, 3),
        count: readySums.count,
      }),
      now('ready_age', 'days', supplies(ready), age),
      now('late_supplies', 'count', supplies(late), {
        value: String(lateSums.count),
        count: lateSums.count,
      }),
      now('free_m3', 'm3', supplies(free), {
        value: decimal(freeSums.free, 3),
        count: freeSums.count,
      }),
      ...bought,
      ...made,
    ],
  }
}

/** What these supplies come to; volumes of those that have an amount in euro apart. */
async function sumsOf(call: BoardCall, { sort: _, ...wanted }: Schemas['SuppliesSearch']) {
  const row = await filterSupplies(call, wanted)
    .select(({ fn }) => [
      fn.countAll<Count>().as('count'),
      fn.sum<Sum>('supplies.volume_l').as('litres'),
      sql<Sum>`sum(${FREE_LITRES})`.as('free'),
      fn.sum<Sum>('supplies.amount_eur_cents').as('cents'),
      fn.count<Count>('supplies.amount_eur_cents').as('in_euro'),
      sql<Sum>`sum(case when supplies.amount_eur_cents is not null then supplies.volume_l end)`.as(
        'rated_litres',
      ),
    ])
    .executeTakeFirstOrThrow()
  return numbers(row)
}

/** How long, on average, the wood of these supplies has lain ready. */
async function ageOf(call: BoardCall, wanted: Schemas['SuppliesSearch']) {
  const { sort: _, ...search } = wanted
  const hour = sql<string | null>`substr(supplies.ready_at, 1, 13)`
  const rows = await filterSupplies(call, search)
    .select(({ fn }) => [hour.as('hour'), fn.countAll<Count>().as('count')])
    .groupBy(hour)
    .execute()
  const today = Date.parse(businessDay(call))
  let [count, dated, days] = [0, 0, 0]
  for (const row of rows) {
    const many = Number(row.count)
    count += many
    if (row.hour === null) continue
    const since = businessDay({ ...call, clock: () => new Date(`${row.hour}:00:00Z`) })
    dated += many
    days += (many * (today - Date.parse(since))) / 86_400_000
  }
  return { value: dated === 0 ? null : (days / dated).toFixed(1), count, without: count - dated }
}

/** Share of supplies ready by the end of their week, among those that are ready or whose week has ended. */
async function inTimeOf(
  call: BoardCall,
  { sort: _, ...wanted }: Schemas['SuppliesSearch'],
  period: Period,
) {
  const row = await filterSupplies(call, wanted)
    .select(({ fn }) => [
      fn.countAll<Count>().as('count'),
      sql<Sum>`sum(case when ${isJudged(call, period)} then 1 else 0 end)`.as('judged'),
      sql<Sum>`sum(case when ${readyInTime(call, period)} then 1 else 0 end)`.as('in_time'),
    ])
    .executeTakeFirstOrThrow()
  return numbers(row)
}
