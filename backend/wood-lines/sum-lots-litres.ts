import { lineVolume } from '@/shared/lib/timber'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'

/** What the volume of a pack follows from: its pieces, and its own volume in litres (0.001 m3) where a piece cannot be measured. */
export type LotAmounts = { pcs: number; litres: number }

/**
 * Returns the litres of packs together: the volume of all their pieces, rounded once, as a line of so many pieces has it. Where a piece cannot be
 * measured, it is the sum of the packs' own litres.
 */
export function sumLotsLitres(
  lots: readonly LotAmounts[],
  specification: Schemas['Specification'],
): number {
  const sum = (name: keyof LotAmounts) => lots.reduce((total, lot) => total + lot[name], 0)
  const volume = lots.length === 0 ? null : lineVolume(String(sum('pcs')), 'pcs', specification)
  return volume === null ? sum('litres') : toLitres(volume)
}
