import type { Specification } from '@/entities/product'

/** Step of the lengths that mills saw, mm. */
const STEP_MM = 300
const MAX_STEPS = 24

/**
 * Returns the lengths that a line orders, in mm, as first columns of its matrix. A range has those
 * in steps of 0.3 m.
 */
export function listOrderedLengths({
  length_mm,
  lengths,
}: Pick<Specification, 'length_mm' | 'lengths'>): readonly number[] {
  if (length_mm !== null) return [length_mm]
  if (!lengths) return []
  if (lengths.kind === 'several') return lengths.items.map((item) => item.length_mm)
  const { from_mm, to_mm } = lengths
  const steps = Math.floor((to_mm - from_mm) / STEP_MM)
  if (steps >= MAX_STEPS) return [from_mm, to_mm]
  const stepped = Array.from({ length: steps + 1 }, (_, at) => from_mm + at * STEP_MM)
  return stepped.at(-1) === to_mm ? stepped : [...stepped, to_mm]
}
