import { sql } from 'kysely'
import type { Handler, Schemas } from '../call'
import { filterCargos } from '../cargos/cargo-filters'
import { DEPARTED } from '../cargos/rules/statuses'
import { cargos, cargosOf, periodsOf, type BoardCall, type Period } from './asked'
import { delayOf, delaysOf } from './delays'
import { type Count, compared, decimal, now, perM3, type Sum } from './figures'
import { numbers } from './get-deal-figures'

type Status = Schemas['CargoStatus']

/** It is known when it came. */
export const ARRIVED: readonly Status[] = ['arrived', 'delivered', 'closed']

export const getCargoFigures: Handler<'getCargoFigures'> = async (call) => {
  const periods = periodsOf(call)
  const own = cargosOf(call)
  const transit = { ...own, status: ['in_transit' as const] }
  const sealing = {
    ...own,
    status: ['planned' as const, 'booked' as const, 'loading' as const],
    cut_off: 'this_week' as const,
  }
  const lacking = { ...own, documents: 'missing' as const }
  const within =
    (statuses: readonly Status[]) =>
    ({ from, to }: Period) => ({ ...own, status: [...statuses], etd_from: from, etd_to: to })
  const [left, came] = [within(DEPARTED), within(ARRIVED)]
  const [transitSums, sealingSums, lackingSums, shipped, delayed] = await Promise.all([
    sumsOf(call, transit),
    sumsOf(call, sealing),
    sumsOf(call, lacking),
    compared(
      periods,
      (period) => cargos(left(period)),
      async (period) => sumsOf(call, left(period)),
      [
        ['shipped_m3', 'm3', ({ litres, count }) => ({ value: decimal(litres, 3), count })],
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
            value: perM3(cents, rated_litres),
            count,
            without: count - rated,
          }),
        ],
      ],
    ),
    compared(
      periods,
      (period) => cargos(came(period)),
      async (period) => delaysOf(call, came(period)),
      [['delay', 'days', (delays) => delayOf(delays)]],
    ),
  ])
  const counted = (count: number) => ({ value: String(count), count })
  return {
    ...periods,
    figures: [
      now('in_transit', 'count', cargos(transit), counted(transitSums.count)),
      now('sealing', 'count', cargos(sealing), counted(sealingSums.count)),
      now('documents', 'count', cargos(lacking), counted(lackingSums.count)),
      ...shipped,
      ...delayed,
    ],
  }
}

/** What these cargos come to; of those with a freight in euro the volume apart. */
async function sumsOf(call: BoardCall, { sort: _, ...wanted }: Schemas['CargosSearch']) {
  const row = await filterCargos(call, wanted)
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
  return numbers(row)
}
