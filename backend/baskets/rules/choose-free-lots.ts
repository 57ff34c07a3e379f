import { MAX_SHOWN_PACKS } from '@domain/rules/shown-packs'
import { convert, type LotAmounts, sumLotsLitres } from '@domain/timber'
import { toLitres } from '../../db/decimal-columns'
import { groupBy } from '../../db/rows'
import type { Schemas, Role } from '../../call'
import type { Row } from '../../db/tables'

export { MAX_SHOWN_PACKS }

/** An unreserved pack, in first-in-first-out order. */
export type FreeLot = LotAmounts & { id: string; location: string }

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
  requested: RequestedQuantity,
): ChosenLots | null {
  const measure = toMeasure(requested)
  if (!measure) return null
  const places = [...groupBy(free, ({ location }) => location).values()].map((lots) =>
    chooseUpTo(lots, measure),
  )
  const completeChoice = places.find(({ isComplete }) => isComplete)
  if (completeChoice) return completeChoice
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

const sumLots = (lots: readonly FreeLot[], getAmount: Measure['getAmount']): number =>
  lots.reduce((sum, lot) => sum + getAmount(lot), 0)

function chooseUpTo(lots: readonly FreeLot[], { getAmount, target }: Measure): ChosenLots {
  const chosenLots: FreeLot[] = []
  let amount = 0
  for (const lot of lots) {
    if (amount >= target) break
    chosenLots.push(lot)
    amount += getAmount(lot)
  }
  return { lots: chosenLots, isComplete: amount >= target }
}

/** Packs, pieces and litres (0.001 m3) of a line. */
export type LineAmounts = Pick<Row<'basket_lines'>, 'packs' | 'pcs' | 'litres'>

/**
 * Returns the most packs that a line of a basket may have: one for a chosen pack, and those that it
 * has for an offer, whose price is for the accepted packs alone. Null if it is not bound.
 */
export const getMaxPacks = ({
  lot_id,
  offer_id,
  packs,
}: Pick<Row<'basket_lines'>, 'lot_id' | 'offer_id' | 'packs'>): number | null =>
  lot_id !== null ? 1 : offer_id !== null ? packs : null

/** Sums packs into one line. The volume is rounded once, as in a deal. */
export const sumReservedAmounts = (
  lots: readonly LotAmounts[],
  specification: Schemas['Specification'],
): LineAmounts => ({
  packs: lots.length,
  pcs: lots.reduce((total, { pcs }) => total + pcs, 0),
  litres: sumLotsLitres(lots, specification),
})

type AmountViewer = [person: { role: Role }, company: { sees_full_amounts: number }]

/** True if the exact number is hidden: for clients whose company lacks the flag. */
const isAmountHidden = (packs: number, ...[person, company]: AmountViewer): boolean =>
  person.role === 'client' && company.sees_full_amounts === 0 && packs > MAX_SHOWN_PACKS

/**
 * Returns the number of free packs to show: exact for staff; 5 and more if the exact number is
 * hidden.
 * @param ownPacks packs in the viewer's basket, so that reserving does not reveal the number
 */
export const toShownFreePacks = (
  packs: number,
  ownPacks: number,
  ...viewer: AmountViewer
): Pick<Schemas['Offer'], 'free_packs' | 'has_more_packs'> =>
  isAmountHidden(packs + ownPacks, ...viewer)
    ? { free_packs: MAX_SHOWN_PACKS, has_more_packs: true }
    : { free_packs: packs, has_more_packs: false }
