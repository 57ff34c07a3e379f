import { convert } from '@/shared/lib/timber'
import { toLitres } from '../../db/decimal-columns'
import { grouped } from '../../db/grouped'
import type { Schemas } from '../contract'

/** A pack that is free, in the order in which they are taken. */
export type FreeLot = { id: string; location: string; pcs: number; litres: number }

type Asked = { quantity: string; unit: Schemas['Unit']; specification: Schemas['Specification'] }

/** What of free packs is taken, all at one place, and whether that is all that was asked for. */
export type Taken = { lots: FreeLot[]; isAll: boolean }

/**
 * Takes as many whole packs, the first first, as what is asked for needs. Of several places the first that has enough; where none has, the one that has
 * most.
 * @param free in the order in which they came
 * @returns null where the unit can't be counted in packs of this wood
 */
export function takeLots(free: readonly FreeLot[], asked: Asked): Taken | null {
  const measure = measureOf(asked)
  if (!measure) return null
  const places = [...grouped(free, ({ location }) => location).values()].map((lots) =>
    upTo(lots, measure),
  )
  const enough = places.find(({ isAll }) => isAll)
  if (enough) return enough
  return places.reduce<Taken>(
    (most, one) => (sumOf(one.lots, measure.of) > sumOf(most.lots, measure.of) ? one : most),
    { lots: [], isAll: false },
  )
}

type Measure = { of: (lot: FreeLot) => number; wanted: number }

function measureOf({ quantity, unit, specification }: Asked): Measure | null {
  if (unit === 'pack') return { of: () => 1, wanted: Math.ceil(Number(quantity)) }
  if (unit === 'm3') return { of: ({ litres }) => litres, wanted: toLitres(quantity) }
  const { pcs } = convert(quantity, unit, specification)
  return pcs.ok ? { of: (lot) => lot.pcs, wanted: Math.ceil(Number(pcs.value)) } : null
}

const sumOf = (lots: readonly FreeLot[], of: Measure['of']): number =>
  lots.reduce((sum, lot) => sum + of(lot), 0)

function upTo(lots: readonly FreeLot[], { of, wanted }: Measure): Taken {
  const taken: FreeLot[] = []
  let had = 0
  for (const lot of lots) {
    if (had >= wanted) break
    taken.push(lot)
    had += of(lot)
  }
  return { lots: taken, isAll: had >= wanted }
}
