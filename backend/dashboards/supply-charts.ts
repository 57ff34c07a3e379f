import { sql } from 'kysely'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { filterSupplies } from '../supplies/supply-filters'
import { periodsOf, supplies, suppliesOf, type BoardCall, type Period } from './asked'
import { heaviest, point, type Draw } from './chart'
import { defects } from './defects-chart'
import { type Count, percent, perM3, type Sum } from './figures'
import { numbers } from './get-deal-figures'
import { BOUGHT, MADE } from './get-supply-figures'
import { isJudged, readyInTime } from './in-time'
import { inspectedIn } from './inspected'
import { long } from './long-chart'

const within = (
  call: BoardCall,
  statuses: readonly Schemas['SupplyStatus'][],
  { from, to }: Period,
) => ({
  ...suppliesOf(call),
  status: [...statuses],
  week_from: from,
  week_to: to,
})

/** How the mills that delivered most kept their word, and what inspection found. */
const mills: Draw = async (call) => {
  const { period } = periodsOf(call)
  const [made, bought] = [within(call, MADE, period), within(call, BOUGHT, period)]
  const isMade = sql<boolean>`supplies.status in (${sql.join(MADE)})`
  const rows = await filterSupplies(call, bought)
    .select(({ fn }) => [
      'sawmill_id',
      fn.countAll<Count>().as('count'),
      sql<Sum>`sum(case when ${isMade} then volume_l end)`.as('litres'),
      sql<Sum>`sum(case when ${isMade} then ready_l end)`.as('ready'),
      sql<Sum>`sum(case when ${isJudged(call, period)} then 1 else 0 end)`.as('judged'),
      sql<Sum>`sum(case when ${readyInTime(call, period)} then 1 else 0 end)`.as('in_time'),
    ])
    .groupBy('sawmill_id')
    .execute()
  // A sawmill whose weeks are all still to come has not kept or broken its word yet.
  const all = rows
    .map(({ sawmill_id, ...sums }) => ({ id: sawmill_id, ...numbers(sums) }))
    .filter(({ judged, litres }) => judged > 0 || litres > 0)
  const { kept, left_out } = heaviest(all, ({ litres }) => litres)
  const ids = kept.map(({ id }) => id)
  const named =
    ids.length === 0
      ? []
      : await call.db.selectFrom('sawmills').select(['id', 'name']).where('id', 'in', ids).execute()
  const inspected = await inspectedIn(call, made)
  const points = kept.flatMap((mill) => {
    const told = {
      key: mill.id,
      label: named.find(({ id }) => id === mill.id)?.name ?? '',
      count: mill.count,
      list: supplies({ ...bought, sawmill_id: [mill.id] }),
    }
    const found = inspected.get(mill.id)
    return [
      point({ ...told, series: 'on_time', value: percent(mill.in_time, mill.judged) }),
      point({ ...told, series: 'filled', value: percent(mill.ready, mill.litres) }),
      point({
        ...told,
        series: 'passed',
        value: found ? percent(found.passed, found.reports) : null,
      }),
      point({ ...told, series: 'moisture', value: found?.moisture ?? null }),
    ]
  })
  return {
    period,
    unit: 'percent',
    points,
    left_out,
    without: kept.reduce((sum, { count, judged }) => sum + count - judged, 0),
  }
}

/** Products whose prices are drawn: more lines than these nobody tells apart. */
const PRODUCTS = 4

/** What a m3 of the products that are bought most cost by the week in which it was to be ready. */
const prices: Draw = async (call) => {
  const { period } = periodsOf(call)
  const bought = within(call, BOUGHT, period)
  const rows = await filterSupplies(call, bought)
    .innerJoin('supply_lines', 'supply_lines.supply_id', 'supplies.id')
    .innerJoin('products', 'products.id', 'supply_lines.product_id')
    .select(({ fn }) => [
      'products.id',
      'products.name',
      'supplies.ready_week',
      sql<Sum>`count(distinct supplies.id)`.as('count'),
      sql<Sum>`count(distinct case when supplies.amount_eur_cents is null then supplies.id end)`.as(
        'unrated',
      ),
      fn.sum<Sum>('supply_lines.volume_l').as('litres'),
      sql<Sum>`sum(case when supplies.amount_eur_cents is not null then coalesce(supply_lines.confirmed_l, supply_lines.volume_l) end)`.as(
        'rated',
      ),
      sql<Sum>`sum(cast(supply_lines.amount_cents as double precision) * supplies.amount_eur_cents / nullif(supplies.amount_cents, 0))`.as(
        'cents',
      ),
    ])
    .groupBy(['products.id', 'products.name', 'supplies.ready_week'])
    .execute()
  const weeks = rows.map(({ id, name, ready_week, ...sums }) => ({
    id,
    name,
    week: ready_week ?? '',
    ...numbers(sums),
  }))
  const products = [...new Set(weeks.map(({ id }) => id))].map((id) =>
    weeks.filter((row) => row.id === id),
  )
  const { kept, left_out } = heaviest(
    products,
    (own) => own.reduce((sum, { litres }) => sum + litres, 0),
    PRODUCTS,
  )
  const points = kept.flatMap((own) =>
    own
      .toSorted((a, b) => a.week.localeCompare(b.week))
      .map(({ id, name, week, count, rated, cents }) =>
        point({
          series: id,
          key: week,
          label: name,
          value: perM3(cents, rated),
          count,
          list: supplies({ ...bought, product_id: [id], week_from: week, week_to: week }),
        }),
      ),
  )
  return {
    period,
    unit: 'eur_m3',
    points,
    left_out,
    without: kept.flat().reduce((sum, { unrated }) => sum + unrated, 0),
  }
}

const charts: Readonly<Record<Schemas['SupplyChartCode'], Draw>> = { long, mills, prices, defects }

export const getSupplyChart: Handler<'getSupplyChart'> = async (call) => ({
  today: businessDay(call),
  ...(await charts[call.path.chart](call)),
})
