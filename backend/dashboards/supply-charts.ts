import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas, PersonCall } from '../call'
import { filterSupplies, isValidReport } from '../supplies/queries'
import { parseJson } from '../db/rows'
import { formatProductName } from '../products/format-product-name'
import { findProductsById } from '../products/queries'
import { hasWood } from '../wood-lines/wood-key'
import {
  type DashboardCall,
  getPeriods,
  type Period,
  toSupplyList,
  toSupplySearch,
} from './dashboard-query'
import {
  type Count,
  formatEuroPerM3,
  formatFullShare,
  type Sum,
  type ChartCreator,
  createPoint,
  pickLargest,
} from './figures'
import { toNumbers } from './get-deal-figures'
import { BOUGHT_STATUSES, countsForOnTime, isReadyOnTime } from './get-supply-figures'
import { createLongPositionChart } from './long-position-chart'
import { selectSupplies } from '../supplies/select-supplies'
import { READY_SUPPLY_STATUSES } from '../statuses/supply-statuses'

/** Share of inspected pieces in valid reports by defect. */
const createDefectsChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const search = { ...toSupplySearch(call), week_from: period.from, week_to: period.to }
  const rows = await call.db
    .selectFrom('inspected_lines')
    .innerJoin('inspection_reports', 'inspection_reports.id', 'inspected_lines.report_id')
    .leftJoin('supply_lines', 'supply_lines.id', 'inspected_lines.supply_line_id')
    .select(['inspection_reports.supply_id', 'supply_lines.wood_key', 'sampled_pcs', 'defects'])
    .where(isValidReport)
    .where('inspection_reports.supply_id', 'in', filterSupplies(call, search).select('supplies.id'))
    .execute()
  const kinds = new Map<Schemas['DefectKind'], { pcs: number; supplies: Set<string> }>()
  let sampled = 0
  for (const { supply_id, wood_key, sampled_pcs, defects: found } of rows) {
    const isMatching = isAmongWoods(wood_key, call.query.wood)
    if (isMatching) sampled += sampled_pcs
    for (const { kind, pcs } of parseJson(found)) {
      const previous = kinds.get(kind) ?? { pcs: 0, supplies: new Set() }
      kinds.set(kind, {
        pcs: previous.pcs + (isMatching ? pcs : 0),
        // The list finds supplies with the defect in any wood.
        supplies: previous.supplies.add(supply_id ?? ''),
      })
    }
  }
  const points = [...kinds]
    .filter(([, { pcs }]) => pcs > 0)
    .toSorted(([, a], [, b]) => b.pcs - a.pcs)
    .map(([kind, { pcs, supplies: defectSupplies }]) =>
      createPoint({
        series: 'found',
        key: kind,
        value: formatFullShare(pcs, sampled),
        count: defectSupplies.size,
        list: toSupplyList({ ...search, defect: [kind] }),
      }),
    )
  return { period, unit: 'percent', points, left_out: 0, without: 0 }
}

/** True if the wood of a line is among the chosen ones, or none is chosen. */
const isAmongWoods = (woodKey: string | null, woods: readonly Schemas['Wood'][] = []) =>
  woods.length === 0 || woods.some((wood) => woodKey?.startsWith(`${wood} `) === true)

const toSupplySearchInPeriod = (
  call: DashboardCall,
  statuses: readonly Schemas['SupplyStatus'][],
  { from, to }: Period,
) => ({
  ...toSupplySearch(call),
  status: [...statuses],
  week_from: from,
  week_to: to,
})

/** Punctuality and inspection results of the mills that delivered most. */
const createSawmillsChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const [readySearch, boughtSearch] = [
    toSupplySearchInPeriod(call, READY_SUPPLY_STATUSES, period),
    toSupplySearchInPeriod(call, BOUGHT_STATUSES, period),
  ]
  const isReady = sql<boolean>`supplies.status in (${sql.join(READY_SUPPLY_STATUSES)})`
  const rows = await selectSupplies(call, boughtSearch, [
    'status',
    'sawmill_id',
    'ready_week',
    'ready_at',
    'volume_l',
    'ready_l',
  ])
    .select(({ fn }) => [
      'sawmill_id',
      fn.countAll<Count>().as('count'),
      sql<Sum>`sum(case when ${isReady} then volume_l end)`.as('litres'),
      sql<Sum>`sum(case when ${isReady} then ready_l end)`.as('ready'),
      sql<Sum>`sum(case when ${countsForOnTime(call, period)} then 1 else 0 end)`.as('judged'),
      sql<Sum>`sum(case when ${isReadyOnTime(call, period)} then 1 else 0 end)`.as('in_time'),
    ])
    .groupBy('sawmill_id')
    .execute()
  // A sawmill whose weeks are all in the future has no punctuality yet.
  const all = rows
    .map(({ sawmill_id, ...sums }) => ({ id: sawmill_id, ...toNumbers(sums) }))
    .filter(({ judged, litres }) => judged > 0 || litres > 0)
  const { largest, left_out } = pickLargest(all, ({ litres }) => litres)
  const ids = largest.map(({ id }) => id)
  const sawmillNames =
    ids.length === 0
      ? []
      : await call.db.selectFrom('sawmills').select(['id', 'name']).where('id', 'in', ids).execute()
  const inspected = await findInspectionSums(call, readySearch)
  const points = largest.flatMap((sawmill) => {
    const list = {
      key: sawmill.id,
      label: sawmillNames.find(({ id }) => id === sawmill.id)?.name ?? '',
      count: sawmill.count,
      list: toSupplyList({ ...boughtSearch, sawmill_id: [sawmill.id] }),
    }
    const found = inspected.get(sawmill.id)
    return [
      createPoint({
        ...list,
        series: 'on_time',
        value: formatFullShare(sawmill.in_time, sawmill.judged),
      }),
      createPoint({
        ...list,
        series: 'filled',
        value: formatFullShare(sawmill.ready, sawmill.litres),
      }),
      createPoint({
        ...list,
        series: 'passed',
        value: found ? formatFullShare(found.passed, found.reports) : null,
      }),
      createPoint({ ...list, series: 'moisture', value: found?.moisture ?? null }),
    ]
  })
  return {
    period,
    unit: 'percent',
    points,
    left_out,
    without: largest.reduce((sum, { count, judged }) => sum + count - judged, 0),
  }
}

/** Maximum products in the chart: more lines are unreadable. */
const MAX_PRODUCTS = 4

/** Price per m3 of the most purchased products, by ready week. */
const createPricesChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const bought = toSupplySearchInPeriod(call, BOUGHT_STATUSES, period)
  const { wood: woods = [] } = call.query
  const rows = await filterSupplies(call, bought)
    .innerJoin('supply_lines', 'supply_lines.supply_id', 'supplies.id')
    .innerJoin('products', 'products.id', 'supply_lines.product_id')
    .$if(woods.length > 0, (qb) => qb.where(hasWood('supply_lines.wood_key', woods)))
    .select(({ fn }) => [
      'products.id',
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
    .groupBy(['products.id', 'supplies.ready_week'])
    .execute()
  const weeks = rows.map(({ id, ready_week, ...sums }) => ({
    id,
    week: ready_week ?? '',
    ...toNumbers(sums),
  }))
  const products = [...new Set(weeks.map(({ id }) => id))].map((id) =>
    weeks.filter((row) => row.id === id),
  )
  const { largest, left_out } = pickLargest(
    products,
    (rows) => rows.reduce((sum, { litres }) => sum + litres, 0),
    MAX_PRODUCTS,
  )
  const namedProducts = await findProductsById(
    call.db,
    largest.flatMap(([row]) => row?.id ?? []),
  )
  const findName = (id: string) => {
    const product = namedProducts.get(id)
    return product ? formatProductName(call.language, product) : null
  }
  const points = largest.flatMap((productRows) =>
    productRows
      .toSorted((a, b) => a.week.localeCompare(b.week))
      .map(({ id, week, count, rated, cents }) =>
        createPoint({
          series: id,
          key: week,
          label: findName(id),
          value: formatEuroPerM3(cents, rated),
          count,
          list: toSupplyList({ ...bought, product_id: [id], week_from: week, week_to: week }),
        }),
      ),
  )
  return {
    period,
    unit: 'eur_m3',
    points,
    left_out,
    without: largest.flat().reduce((sum, { unrated }) => sum + unrated, 0),
  }
}

const chartCreators: Readonly<Record<Schemas['SupplyChartCode'], ChartCreator>> = {
  long: createLongPositionChart,
  mills: createSawmillsChart,
  prices: createPricesChart,
  defects: createDefectsChart,
}

export const getSupplyChart: Handler<'getSupplyChart'> = async (call) => ({
  today: getBusinessDay(call),
  ...(await chartCreators[call.path.chart](call)),
})

/** Inspection results of a mill. */
export type InspectionSums = { reports: number; passed: number; moisture: string | null }

/**
 * Returns results of valid reports on a list's supplies, by mill; with a filter by wood, of reports
 * with a matching line. As in `computeSawmillFigures`, a report passes if it accepts everything.
 */
async function findInspectionSums(
  call: PersonCall,
  { sort: _, ...filters }: Schemas['SuppliesSearch'],
): Promise<ReadonlyMap<string, InspectionSums>> {
  const inspectedSupplies = filterSupplies(call, filters)
    .innerJoin('inspection_reports', 'inspection_reports.supply_id', 'supplies.id')
    .where(isValidReport)
    .groupBy('supplies.sawmill_id')
  const { wood: woods = [] } = filters
  const reports = await inspectedSupplies
    .$if(woods.length > 0, (qb) =>
      qb.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('inspected_lines')
            .innerJoin('supply_lines', 'supply_lines.id', 'inspected_lines.supply_line_id')
            .select(sql.lit(1).as('one'))
            .whereRef('inspected_lines.report_id', '=', 'inspection_reports.id')
            .where(hasWood('supply_lines.wood_key', woods)),
        ),
      ),
    )
    .select(({ fn }) => [
      'supplies.sawmill_id',
      fn.countAll<Count>().as('reports'),
      sql<Sum>`sum(case when coalesce(verdict, '') <> 'fail' and inspection_reports.rejected_l = 0 then 1 else 0 end)`.as(
        'passed',
      ),
    ])
    .execute()
  const lot = sql`(coalesce(inspected_lines.accepted_l, 0) + coalesce(inspected_lines.rejected_l, 0))`
  const moistureSums = await inspectedSupplies
    .innerJoin('inspected_lines', 'inspected_lines.report_id', 'inspection_reports.id')
    .leftJoin('supply_lines', 'supply_lines.id', 'inspected_lines.supply_line_id')
    .where('moisture_tenths', 'is not', null)
    .$if(woods.length > 0, (qb) => qb.where(hasWood('supply_lines.wood_key', woods)))
    .select([
      'supplies.sawmill_id',
      sql<Sum>`sum(cast(moisture_tenths as double precision) * ${lot})`.as('weighed'),
      sql<Sum>`sum(${lot})`.as('litres'),
    ])
    .execute()
  const getMoisture = (sawmill: string) => {
    const { weighed, litres } = moistureSums.find(({ sawmill_id }) => sawmill_id === sawmill) ?? {
      weighed: 0,
      litres: 0,
    }
    return Number(litres) === 0 ? null : (Number(weighed) / Number(litres) / 10).toFixed(1)
  }
  return new Map(
    reports.map(({ sawmill_id, ...sums }) => [
      sawmill_id,
      {
        reports: Number(sums.reports),
        passed: Number(sums.passed),
        moisture: getMoisture(sawmill_id),
      },
    ]),
  )
}
