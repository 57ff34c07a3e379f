import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { filterCargos, isLateCargo, summarizeCargos } from '../cargos/queries'
import { EXPECTED_STATUSES } from '../cargos/rules/cargo-delay'
import { isDelayed } from '@domain/rules/delivery-delay'
import {
  toCargoList,
  toCargoSearch,
  getPeriods,
  type DashboardCall,
  type Period,
} from './dashboard-query'
import { computeAverageDelay, findDelays, DELAY_STATUSES, isNotDue } from './get-cargo-figures'
import {
  type Count,
  formatEuroPerM3,
  type Sum,
  pickLargest,
  createPoint,
  type ChartCreator,
} from './figures'
import { toNumbers } from './get-deal-figures'
import { selectCargos } from './select-cargos'
import { DEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'

const toDepartureSearch = (
  call: DashboardCall,
  statuses: readonly Schemas['CargoStatus'][],
  { from, to }: Period,
) => ({
  ...toCargoSearch(call),
  status: [...statuses],
  etd_from: from,
  etd_to: to,
})

/** Maximum rows of the timeline. */
const MAX_TIMELINE_ROWS = 20

/** Departure and arrival of each cargo under way or planned, late by the rule of the to-do list. */
const createTimelineChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const all = filterCargos(call, {
    ...toCargoSearch(call),
    status: [...EXPECTED_STATUSES],
  })
  const today = getBusinessDay(call)
  const { count, dated, late, past_etd } = toNumbers(
    await all
      .select(({ fn }) => [
        fn.countAll<Count>().as('count'),
        sql<Sum>`count(case when etd is not null and eta is not null then 1 end)`.as('dated'),
        sql<Sum>`count(case when ${isLateCargo(today)} then 1 end)`.as('late'),
        sql<Sum>`count(case when status <> 'in_transit' and etd < ${today} then 1 end)`.as(
          'past_etd',
        ),
      ])
      .executeTakeFirstOrThrow(),
  )
  const first = await all
    .where('etd', 'is not', null)
    .where('eta', 'is not', null)
    .select('id')
    .orderBy('etd')
    .orderBy('id')
    .limit(MAX_TIMELINE_ROWS)
    .execute()
  const shown = await summarizeCargos(
    call.db,
    first.map(({ id }) => id),
    today,
  )
  const points = shown.map(({ id, number, status, clients: [client], atd, etd, eta, ...delay }) =>
    createPoint({
      series: status,
      key: id,
      label: client ? `${number}, ${client.name}` : number,
      value: null,
      from: atd ?? etd,
      to: eta,
      is_late: isDelayed(delay),
      count: 1,
      list: null,
    }),
  )
  return {
    period,
    unit: 'days',
    points,
    left_out: dated - points.length,
    without: count - dated,
    late,
    past_etd,
  }
}

/** Width of a class, in per cent. */
const FILL_CLASS_PERCENT = 5

/** Number of cargos by fill. */
const createFillChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const departed = toDepartureSearch(call, DEPARTED_CARGO_STATUSES, period)
  const lower = sql<number | null>`cargos.fill_bp / ${sql.lit(FILL_CLASS_PERCENT * 100)}`
  const rows = await filterCargos(call, departed)
    .select(({ fn }) => [lower.as('lower'), fn.countAll<Count>().as('count')])
    .groupBy(lower)
    .execute()
  const full = 100 / FILL_CLASS_PERCENT
  const counts = new Map<number, number>()
  let withoutFill = 0
  for (const row of rows) {
    if (row.lower === null) withoutFill += Number(row.count)
    else
      counts.set(
        Math.min(full, row.lower),
        (counts.get(Math.min(full, row.lower)) ?? 0) + Number(row.count),
      )
  }
  const first = Math.min(full, ...counts.keys())
  const classes =
    counts.size === 0 ? [] : Array.from({ length: full - first + 1 }, (_, i) => first + i)
  const points = classes.map((each) => {
    const [from, to] = [each * FILL_CLASS_PERCENT, (each + 1) * FILL_CLASS_PERCENT]
    const count = counts.get(each) ?? 0
    const bounds =
      each === full ? { fill_from: String(from) } : { fill_from: String(from), fill_to: String(to) }
    return createPoint({
      series: 'count',
      key: String(from),
      value: String(count),
      count,
      list: toCargoList({ ...departed, ...bounds }),
    })
  })
  return { period, unit: 'count', points, left_out: 0, without: withoutFill }
}

/** Freight per m3 for the lanes with most volume. */
const createFreightChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const departed = toDepartureSearch(call, DEPARTED_CARGO_STATUSES, period)
  const rows = await selectCargos(call, departed)
    .select(({ fn }) => [
      'port_of_loading',
      'port_of_discharge',
      fn.countAll<Count>().as('count'),
      fn.count<Count>('freight_eur_cents').as('rated'),
      fn.sum<Sum>('freight_eur_cents').as('cents'),
      fn.sum<Sum>('volume_l').as('litres'),
      sql<Sum>`sum(case when freight_eur_cents is not null then volume_l end)`.as('rated_litres'),
    ])
    .groupBy(['port_of_loading', 'port_of_discharge'])
    .execute()
  const lanes = rows.map(({ port_of_loading, port_of_discharge, ...sums }) => ({
    from: port_of_loading,
    to: port_of_discharge,
    ...toNumbers(sums),
  }))
  const knownLanes = lanes.flatMap(({ from, to, ...sums }) =>
    from === null || to === null ? [] : [{ from, to, ...sums }],
  )
  const { largest, left_out } = pickLargest(knownLanes, ({ litres }) => litres)
  const withoutPorts = lanes.filter(({ from, to }) => from === null || to === null)
  const points = largest
    .map(({ from, to, count, cents, rated_litres }) =>
      createPoint({
        series: 'freight',
        key: `${from}-${to}`,
        value: formatEuroPerM3(cents, rated_litres),
        count,
        list: toCargoList({ ...departed, port_of_loading: [from], port_of_discharge: [to] }),
      }),
    )
    .toSorted((a, b) => Number(b.value ?? 0) - Number(a.value ?? 0))
  return {
    period,
    unit: 'eur_m3',
    points,
    left_out,
    without: largest.reduce((sum, { count, rated }) => sum + count - rated, 0),
    without_ports: withoutPorts.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Average delay in days after the ETA for the carriers with most cargos. */
const createDelayChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const delaySearch = toDepartureSearch(call, DELAY_STATUSES, period)
  const delays = await findDelays(call, delaySearch)
  const today = getBusinessDay(call)
  const carriers = [...new Set(delays.map(({ carrier }) => carrier))].map((carrier) => ({
    carrier,
    ...computeAverageDelay(
      delays.filter((each) => each.carrier === carrier),
      today,
    ),
  }))
  const namedCarriers = carriers.flatMap(({ carrier, ...sums }) =>
    carrier === null || sums.value === null ? [] : [{ carrier, ...sums }],
  )
  const { largest, left_out } = pickLargest(namedCarriers, ({ count }) => count)
  const points = largest
    .map(({ carrier, value, count }) =>
      createPoint({
        series: 'delay',
        key: carrier,
        label: carrier,
        value,
        count,
        list: toCargoList({ ...delaySearch, carrier: [carrier] }),
      }),
    )
    .toSorted((a, b) => Number(b.value ?? 0) - Number(a.value ?? 0))
  const excluded = carriers
    .filter(({ carrier, value }) => carrier === null || value === null)
    .reduce((sum, { count }) => sum + count, 0)
  return {
    period,
    unit: 'days',
    points,
    left_out,
    without: excluded + largest.reduce((sum, { without }) => sum + without, 0),
    measured: carriers.reduce((sum, { count, without }) => sum + count - without, 0),
    not_due: delays
      .filter((delay) => isNotDue(delay, today))
      .reduce((sum, { count }) => sum + Number(count), 0),
  }
}

const chartCreators: Readonly<Record<Schemas['CargoChartCode'], ChartCreator>> = {
  timeline: createTimelineChart,
  fill: createFillChart,
  freight: createFreightChart,
  delay: createDelayChart,
}

export const getCargoChart: Handler<'getCargoChart'> = async (call) => ({
  today: getBusinessDay(call),
  ...(await chartCreators[call.path.chart](call)),
})
