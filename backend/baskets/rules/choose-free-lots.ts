import { convert } from '@domain/timber'
import { toLitres } from '../../db/decimal-columns'
import { groupBy } from '../../db/group-by'
import type { Schemas } from '../contract'

/** An unreserved pack, in first-in-first-out order. */
export type FreeLot = { id: string; location: string; pcs: number; litres: number }

type RequestedQuantity = {
  quantity: string
  unit: Schemas['Unit']
  specification: Schemas['Specification']
}

/** Packs chosen at one location; `isComplete` if they cover the requested amount. */
export type ChosenLots = { lots: FreeLot[]; isComplete: boolean }

/**
 * Chooses as many whole packs as the requested amount needs, first in, first out, from the first
 * location that has enough, else from the one with most.
 * @param free in order of arrival
 * @returns null if the unit can't be converted to packs of this wood
 */
export function chooseFreeLots(
  free: readonly FreeLot[],
  asked: RequestedQuantity,
): ChosenLots | null {
  const measure = toMeasure(asked)
  if (!measure) return null
  const places = [...groupBy(free, ({ location }) => location).values()].map((lots) =>
    chooseUpTo(lots, measure),
  )
  const enough = places.find(({ isComplete }) => isComplete)
  if (enough) return enough
  return places.reduce<ChosenLots>(
    (most, one) =>
      sumLots(one.lots, measure.getAmount) > sumLots(most.lots, measure.getAmount) ? one : most,
    { lots: [], isComplete: false },
  )
}

type Measure = { getAmount: (lot: FreeLot) => number; target: number }

function toMeasure({ quantity, unit, specification }: RequestedQuantity): Measure | null {
  if (unit === 'pack') return { getAmount: () => 1, target: Math.ceil(Number(quantity)) }
  if (unit === 'm3') return { getAmount: ({ litres }) => litres, target: toLitres(quantity) }
  const { pcs } = convert(quantity, unit, specification)
  return pcs.ok ? { getAmount: (lot) => lot.pcs, target: Math.ceil(Number(pcs.value)) } : null
}

const sumLots = (lots: readonly FreeLot[], of: Measure['getAmount']): number =>
  lots.reduce((sum, lot) => sum + of(lot), 0)

function chooseUpTo(lots: readonly FreeLot[], { getAmount, target }: Measure): ChosenLots {
  const taken: FreeLot[] = []
  let had = 0
  for (const lot of lots) {
    if (had >= target) break
    taken.push(lot)
    had += getAmount(lot)
  }
  return { lots: taken, isComplete: had >= target }
}
