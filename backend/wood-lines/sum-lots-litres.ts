import { lineVolume } from '@/shared/lib/timber'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'

/** Pieces of a pack, and its own litres for wood whose pieces can't be measured. */
export type LotAmounts = { pcs: number; litres: number }

/**
 * Returns the total litres of packs: the volume of all their pieces, rounded once, as in a line of
 * as many pieces. If pieces can't be measured, it is the sum of the packs' litres.
 */
export function sumLotsLitres(
  lots: readonly LotAmounts[],
  specification: Schemas['Specification'],
): number {
  const sum = (name: keyof LotAmounts) => lots.reduce((total, lot) => total + lot[name], 0)
  const volume = lots.length === 0 ? null : lineVolume(String(sum('pcs')), 'pcs', specification)
  return volume === null ? sum('litres') : toLitres(volume)
}
