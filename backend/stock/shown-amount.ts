import { convertQuantity, type Dimensions } from '@/shared/lib/timber'
import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'

/** Packs up to which everybody is told how much there is. */
export const MAX_EXACT_PACKS = 5

/** How much stands somewhere. */
export type Amount = { packs: number; pcs: number; litres: number }

/** Several amounts as one. */
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
 * How much there is of a product, in all and at each place, as somebody may know it. Who may not see full amounts learns of more than five packs that
 * there are more, and of no place how many stand there: what is told of places could be added up.
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

/** Linear metres of pieces; null of wood whose length is not known. */
export const computeMetres = (pcs: number, dimensions: Dimensions): string | null =>
  convertQuantity(String(pcs), 'pcs', 'lm', dimensions)
