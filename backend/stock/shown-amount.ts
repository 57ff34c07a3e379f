import { convertQuantity, type Dimensions } from '@domain/timber'
import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'

/** Maximum number of packs that every user sees exactly. */
export const MAX_EXACT_PACKS = 5

export type Amount = { packs: number; pcs: number; litres: number }

const sumAmounts = (amounts: readonly Amount[]): Amount =>
  amounts.reduce(
    (sum, one) => ({
      packs: sum.packs + one.packs,
      pcs: sum.pcs + one.pcs,
      litres: sum.litres + one.litres,
    }),
    { packs: 0, pcs: 0, litres: 0 },
  )

type Shown = Schemas['ShownAmount']

/**
 * Returns the amounts of a product, in total and per location, as the user may see them. For more
 * than five packs, restricted users see only that there are more. Locations are bounded too,
 * because exact ones could be added up.
 */
export function toShownAmounts(
  places: readonly Amount[],
  seesAmounts: boolean,
  dimensions: Dimensions,
): { all: Shown; places: Shown[] } {
  const all = sumAmounts(places)
  const isHidden = !seesAmounts && all.packs > MAX_EXACT_PACKS
  const show = (amount: Amount) =>
    isHidden ? toBoundedAmount(amount) : toExactAmount(amount, dimensions)
  return { all: show(all), places: places.map(show) }
}

const toBoundedAmount = ({ packs }: Amount): Shown => ({
  packs: MAX_EXACT_PACKS,
  bound: packs > MAX_EXACT_PACKS ? 'more_than' : 'at_most',
  pcs: null,
  volume_m3: null,
  length_lm: null,
})

const toExactAmount = ({ packs, pcs, litres }: Amount, dimensions: Dimensions): Shown => ({
  packs,
  bound: 'exact',
  pcs,
  volume_m3: fromLitres(litres),
  length_lm: computeMetres(pcs, dimensions),
})

/** Returns the linear metres of pieces; null if the length is unknown. */
export const computeMetres = (pcs: number, dimensions: Dimensions): string | null =>
  convertQuantity(String(pcs), 'pcs', 'lm', dimensions)
