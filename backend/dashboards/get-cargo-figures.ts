import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas, PersonCall } from '../call'
import { filterCargos } from '../cargos/queries'
import { EXPECTED_STATUSES, getCargoDelay } from '../cargos/rules/cargo-delay'
import type { Row } from '../db/tables'
import {
  toCargoList,
  toCargoSearch,
  getPeriods,
  type DashboardCall,
  type Period,
} from './dashboard-query'
import {
  type Count,
  createComparedFigures,
  formatScaledDecimal,
  createCurrentFigure,
  formatEuroPerM3,
  formatFullShare,
  type Sum,
  type FigureValue,
} from './figures'
import { toNumbers } from './get-deal-figures'
import { selectCargos } from './select-cargos'
import { DEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'

type Status = Schemas['CargoStatus']

/** Statuses of cargo that has arrived or may be overdue. */
export const DELAY_STATUSES: readonly Status[] = [
  ...EXPECTED_STATUSES,
  'arrived',
  'delivered',
  'closed',
]

export const getCargoFigures: Handler<'getCargoFigures'> = async (call) => {
  const periods = getPeriods(call)
  const filters = toCargoSearch(call)
  const transit = { ...filters, status: ['in_transit' as const] }
  const sealing = {
    ...filters,
    status: ['planned' as const, 'booked' as const, 'loading' as const],
    cut_off: 'this_week' as const,
  }
  const missingDocuments = { ...filters, documents: 'missing' as const }
  const createDepartureFilters =
    (statuses: readonly Status[]) =>
    ({ from, to }: Period) => ({ ...filters, status: [...statuses], etd_from: from, etd_to: to })
  const [filterDeparted, filterDelays] = [
    createDepartureFilters(DEPARTED_CARGO_STATUSES),
    createDepartureFilters(DELAY_STATUSES),
  ]
  const [transitSums, sealingSums, missingDocumentSums, shipped, delayed] = await Promise.all([
    sumCargos(call, transit),
    sumCargos(call, sealing),
    sumCargos(call, missingDocuments),
    createComparedFigures(
      periods,
      (period) => toCargoList(filterDeparted(period)),
      async (period) => sumCargos(call, filterDeparted(period)),
      [
        [
          'shipped_m3',
          'm3',
          ({ litres, count }) => ({ value: formatScaledDecimal(litres, 3), count }),
        ],
        [
          'fill',
          'percent',
          ({ fill, filled, count }) => ({
            value: formatFullShare(fill, filled * 10_000),
            count,
            without: count - filled,
          }),
        ],
        [
          'freight_m3',
          'eur_m3',
          ({ cents, rated_litres, count, rated }) => ({
            value: formatEuroPerM3(cents, rated_litres),
            count,
            without: count - rated,
          }),
        ],
      ],
    ),
    createComparedFigures(
      periods,
      (period) => toCargoList(filterDelays(period)),
      async (period) => findDelays(call, filterDelays(period)),
      [['delay', 'days', (delays) => computeAverageDelay(delays, getBusinessDay(call))]],
    ),
  ])
  const toCountFigure = (count: number) => ({ value: String(count), count })
  return {
    ...periods,
    figures: [
      createCurrentFigure(
        'in_transit',
        'count',
        toCargoList(transit),
        toCountFigure(transitSums.count),
      ),
      createCurrentFigure(
        'sealing',
        'count',
        toCargoList(sealing),
        toCountFigure(sealingSums.count),
      ),
      createCurrentFigure(
        'documents',
        'count',
        toCargoList(missingDocuments),
        toCountFigure(missingDocumentSums.count),
      ),
      ...shipped,
      ...delayed,
    ],
  }
}

/** Sums these cargos, with the volume of those whose freight is in euro. */
async function sumCargos(call: DashboardCall, search: Schemas['CargosSearch']) {
  const row = await selectCargos(call, search)
    .select(({ fn }) => [
      fn.countAll<Count>().as('count'),
      fn.sum<Sum>('volume_l').as('litres'),
      fn.sum<Sum>('fill_bp').as('fill'),
      fn.count<Count>('fill_bp').as('filled'),
      fn.sum<Sum>('freight_eur_cents').as('cents'),
      fn.count<Count>('freight_eur_cents').as('rated'),
      sql<Sum>`sum(case when freight_eur_cents is not null then volume_l end)`.as('rated_litres'),
    ])
    .executeTakeFirstOrThrow()
  return toNumbers(row)
}

const DELAY_COLUMNS = ['carrier', 'status', 'eta', 'ata', 'promised_day'] as const

/** Number of cargos of a carrier with the same status and days. */
export type Delay = Pick<Row<'cargos'>, (typeof DELAY_COLUMNS)[number]> & { count: Count }

export const findDelays = async (
  call: PersonCall,
  { sort: _, ...filters }: Schemas['CargosSearch'],
): Promise<Delay[]> =>
  filterCargos(call, filters)
    .select(({ fn }) => [...DELAY_COLUMNS, fn.countAll<Count>().as('count')])
    .groupBy(DELAY_COLUMNS)
    .execute()

/** True if a cargo has not arrived and is expected in time. */
export const isNotDue = (cargo: Delay, today: string): boolean =>
  cargo.ata === null && (getCargoDelay(cargo, today) ?? Infinity) <= 0

/**
 * Returns the average delay in days; negative if early. Late cargo that has not arrived counts with
 * the days known so far. Cargo expected in time, or with an unknown day, is left out.
 */
export function computeAverageDelay(
  delays: readonly Delay[],
  today: string,
): Required<Omit<FigureValue, 'margin_kinds'>> {
  let [count, dated, sum] = [0, 0, 0]
  for (const { count: many, ...cargo } of delays) {
    count += Number(many)
    const days = getCargoDelay(cargo, today)
    if (days === null || isNotDue({ ...cargo, count: many }, today)) continue
    dated += Number(many)
    sum += Number(many) * days
  }
  return { value: dated === 0 ? null : (sum / dated).toFixed(1), count, without: count - dated }
}
