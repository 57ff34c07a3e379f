import { quantityIn, type Dimensions } from '@/shared/lib/timber'
import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'

/** Packs up to which everybody is told how much there is. */
export const TOLD_PACKS = 5

/** How much stands somewhere. */
export type Amount = { packs: number; pcs: number; litres: number }

/** Several amounts as one. */
export const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((sum, one) => ({ packs: sum.packs + one.packs, pcs: sum.pcs + one.pcs, litres: sum.litres + one.litres }), { packs: 0, pcs: 0, litres: 0 })

/** An amount as somebody may know it: who may not see full amounts learns of five packs that there are more, and nothing that tells how many. */
export function shownAmount({ packs, pcs, litres }: Amount, seesAmounts: boolean, dimensions: Dimensions): Schemas['ShownAmount'] {
  if (!seesAmounts && packs > TOLD_PACKS) return { packs: TOLD_PACKS, is_more: true, pcs: null, volume_m3: null, length_lm: null }
  return { packs, is_more: false, pcs, volume_m3: fromLitres(litres), length_lm: metresOf(pcs, dimensions) }
}

/** Linear metres of pieces; null of wood whose length is not known. */
export const metresOf = (pcs: number, dimensions: Dimensions): string | null => quantityIn(String(pcs), 'pcs', 'lm', dimensions)
