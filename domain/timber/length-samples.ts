import type { LengthMix } from './length-mix'

/** Lengths of a range, mm. */
export const createRange = (
  from_mm: number,
  to_mm: number,
  average_mm: number | null = null,
): LengthMix => ({
  kind: 'range',
  from_mm,
  to_mm,
  average_mm,
})
/** Several lengths, mm, with the count of each. */
export const createSeveral = (
  counts: Readonly<Record<number, number | null>>,
  counted_in: 'pcs' | 'pack' | null = null,
): LengthMix => ({
  kind: 'several',
  counted_in,
  items: Object.entries(counts).map(([mm, count]) => ({ length_mm: Number(mm), count })),
})
