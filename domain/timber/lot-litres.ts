import type { Dimensions } from './dimensions'
import { computeLineVolume } from './line'
import { toLitres } from './litres'

/**
 * Pieces of a pack in a yard, and its own litres for wood whose pieces can't be measured. A pack
 * with a tally has exact litres.
 */
export interface LotAmounts {
  readonly pcs: number
  readonly litres: number
  /** Null or absent without a tally. */
  readonly tally?: unknown
}

type CountedPieces = Pick<LotAmounts, 'pcs' | 'litres'>

/**
 * True if pieces with these litres have other lengths than the wood. Pieces of mixed lengths that
 * were counted again have no tally, and the litres of their average.
 */
export function hasOtherLengths({ pcs, litres }: CountedPieces, dimensions: Dimensions): boolean {
  const measured = measurePieces(pcs, dimensions)
  return measured !== null && measured !== litres
}

/**
 * Returns the total litres of packs. Packs whose litres follow from the product are summed by
 * pieces and rounded once, as a line is; other packs add their own litres.
 */
export function sumLotsLitres(lots: readonly LotAmounts[], dimensions: Dimensions): number {
  const sum = (all: readonly LotAmounts[], name: 'pcs' | 'litres') =>
    all.reduce((total, lot) => total + lot[name], 0)
  const unlisted = lots.filter(({ tally = null }) => tally === null)
  const sizes = new Set(unlisted.map(({ pcs }) => pcs))
  const litresBySize = new Map([...sizes].map((pcs) => [pcs, measurePieces(pcs, dimensions)]))
  const measured = unlisted.filter(({ pcs, litres }) => litresBySize.get(pcs) === litres)
  const volume = measurePieces(sum(measured, 'pcs'), dimensions) ?? 0
  return volume + sum(lots, 'litres') - sum(measured, 'litres')
}

/** Returns the litres of pieces, null if they can't be measured. */
function measurePieces(pcs: number, dimensions: Dimensions): number | null {
  const volume = computeLineVolume(String(pcs), 'pcs', dimensions)
  return volume === null ? null : toLitres(volume)
}
