import type { Dimensions } from './dimensions'
import { computeLineVolume } from './line'
import { toLitres } from './litres'

/**
 * Pieces of a pack in a yard, and its own litres for wood whose pieces can't be measured. A pack
 * with a tally has exact litres.
 */
export type LotAmounts = {
  readonly pcs: number
  readonly litres: number
  /** Null or absent without a tally. */
  readonly tally?: unknown
}

/**
 * Returns the total litres of packs: the volume of all their pieces, rounded once, as in a line of
 * as many pieces. If pieces can't be measured, it is the sum of the packs' litres. Packs with a
 * tally add their own litres.
 */
export function sumLotsLitres(lots: readonly LotAmounts[], dimensions: Dimensions): number {
  const sum = (all: readonly LotAmounts[], name: 'pcs' | 'litres') =>
    all.reduce((total, lot) => total + lot[name], 0)
  const measured = lots.filter(({ tally = null }) => tally === null)
  const volume =
    measured.length === 0
      ? null
      : computeLineVolume(String(sum(measured, 'pcs')), 'pcs', dimensions)
  if (volume === null) return sum(lots, 'litres')
  return toLitres(volume) + sum(lots, 'litres') - sum(measured, 'litres')
}
