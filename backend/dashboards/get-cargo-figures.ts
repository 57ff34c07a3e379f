import { sql } from 'kysely'
import type { Handler, Schemas, StaffCall } from '../call'
import { filterCargos } from '../cargos/queries'
import { DEPARTED_STATUSES } from '../cargos/rules/statuses'
import {
  toCargoList,
  toCargoSearch,
  getPeriods,
  type DashboardCall,
  type Period,
} from './board-query'
import {
  type Count,
  createComparedFigures,
  formatScaledDecimal,
  createCurrentFigure,
  formatEuroPerM3,
  type Sum,
  type FigureValue,
} from './figures'
import { toNumbers } from './get-deal-figures'

type Status = Schemas['CargoStatus']

/** Statuses with a known arrival. */
export const ARRIVED_STATUSES: readonly Status[] = ['arrived', 'delivered', 'closed']

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
  const [filterDeparted, filterArrived] = [
    createDepartureFilters(DEPARTED_STATUSES),
    createDepartureFilters(ARRIVED_STATUSES),
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
            value: filled === 0 ? null : (fill / filled / 100).toFixed(1),
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
      (period) => toCargoList(filterArrived(period)),
      async (period) => findDelays(call, filterArrived(period)),
      [['delay', 'days', (delays) => computeAverageDelay(delays)]],
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
async function sumCargos(call: DashboardCall, { sort: _, ...filters }: Schemas['CargosSearch']) {
  const row = await filterCargos(call, filters)
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

/** Number of cargos of a carrier by ETA and actual arrival. */
export type Delay = { carrier: string | null; eta: string | null; ata: string | null; count: Count }

export const findDelays = async (
  call: StaffCall,
  { sort: _, ...filters }: Schemas['CargosSearch'],
): Promise<Delay[]> =>
  filterCargos(call, filters)
    .select(({ fn }) => ['carrier', 'eta', 'ata', fn.countAll<Count>().as('count')])
    .groupBy(['carrier', 'eta', 'ata'])
    .execute()

/** Returns the average delay in days; negative if early. */
export function computeAverageDelay(
  delays: readonly Delay[],
): Required<Omit<FigureValue, 'margin_kinds'>> {
  let [count, dated, days] = [0, 0, 0]
  for (const { eta, ata, count: many } of delays) {
    count += Number(many)
    if (eta === null || ata === null) continue
    dated += Number(many)
    days += (Number(many) * (Date.parse(ata) - Date.parse(eta))) / 86_400_000
  }
  return { value: dated === 0 ? null : (days / dated).toFixed(1), count, without: count - dated }
}
