import type { components } from '@contract/schema'
import type { Dimensions } from './dimensions'
import { createRatio, type Ratio } from '@domain/numbers/ratio'

type Schemas = components['schemas']

/** Mixed lengths of wood: a range of random lengths, or several fixed ones. */
export type LengthMix = Schemas['LengthMix']
export type SeveralLengths = Schemas['SeveralLengths']

/** The fields of wood with its length, fixed or mixed. */
export type WoodLength = Pick<Dimensions, 'length_mm' | 'lengths'>

/** Returns the number of pieces or packs of all lengths; null if any of them is not counted. */
export function sumCounts({ items }: SeveralLengths): number | null {
  const counts = items.flatMap(({ count }) => count ?? [])
  return counts.length === items.length ? counts.reduce((sum, count) => sum + count, 0) : null
}

/**
 * Returns the lengths with the number of pieces of each, by weight; null if it is unknown. Counted
 * packs are comparable if all have as many pieces.
 */
export function getPieceCounts(
  d: Dimensions,
): readonly { readonly length_mm: number; readonly count: number }[] | null {
  const { lengths } = d
  if (lengths?.kind !== 'several' || lengths.counted_in === null) return null
  if (lengths.counted_in === 'pack' && d.pcs_per_pack === null) return null
  if (sumCounts(lengths) === null) return null
  return lengths.items.map(({ length_mm, count }) => ({ length_mm, count: count ?? 0 }))
}

/** Returns the exact average length of the pieces, mm; null if it is unknown. */
export function getAverageLength(d: Dimensions): Ratio | null {
  if (d.length_mm !== null) return createRatio(d.length_mm)
  if (d.lengths?.kind === 'range')
    return d.lengths.average_mm === null ? null : createRatio(d.lengths.average_mm)
  const counts = getPieceCounts(d)
  return (
    counts &&
    createRatio(
      counts.reduce((sum, { length_mm, count }) => sum + length_mm * count, 0),
      counts.reduce((sum, { count }) => sum + count, 0),
    )
  )
}

/** Returns the shortest and the longest length, mm; null if the length is unknown. */
export function getLengthLimits({
  length_mm,
  lengths,
}: WoodLength): { readonly from: number; readonly to: number } | null {
  if (length_mm !== null) return { from: length_mm, to: length_mm }
  if (!lengths) return null
  if (lengths.kind === 'range') return { from: lengths.from_mm, to: lengths.to_mm }
  const all = lengths.items.map((item) => item.length_mm)
  return { from: Math.min(...all), to: Math.max(...all) }
}

/** True if wood of this length fits: a range accepts each length in it, several each of theirs. */
export function acceptsLength({ length_mm, lengths }: WoodLength, mm: number): boolean {
  if (length_mm !== null) return length_mm === mm
  if (!lengths) return false
  return lengths.kind === 'range'
    ? lengths.from_mm <= mm && mm <= lengths.to_mm
    : lengths.items.some((item) => item.length_mm === mm)
}

/**
 * True if every length of the offered wood is accepted. Wood of unknown length only matches wood of
 * unknown length.
 */
export function acceptsLengths(wanted: WoodLength, offered: WoodLength): boolean {
  const limits = getLengthLimits(offered)
  if (!limits || !getLengthLimits(wanted)) return !limits && !getLengthLimits(wanted)
  if (offered.length_mm !== null) return acceptsLength(wanted, offered.length_mm)
  if (offered.lengths?.kind === 'several')
    return offered.lengths.items.every((item) => acceptsLength(wanted, item.length_mm))
  return limits.from === limits.to
    ? acceptsLength(wanted, limits.from)
    : wanted.lengths?.kind === 'range' &&
        acceptsLength(wanted, limits.from) &&
        acceptsLength(wanted, limits.to)
}

/** True if a product may be sold in these lengths: it has no fixed length, or accepts them all. */
export const canHoldLengths = (product: WoodLength, lengths: LengthMix): boolean =>
  product.length_mm === null &&
  (!product.lengths || acceptsLengths(product, { length_mm: null, lengths }))

/** Ranges up to this width, mm, are searched by each decimetre in them. */
const MAX_SEARCHED_RANGE = 6000

/**
 * Returns the lengths that a search finds the wood by, mm: those of several, and each full
 * decimetre of a range.
 */
export function listSearchedLengths({ length_mm, lengths }: WoodLength): number[] {
  if (length_mm !== null) return [length_mm]
  if (!lengths) return []
  if (lengths.kind === 'several') return lengths.items.map((item) => item.length_mm)
  const { from_mm, to_mm } = lengths
  if (to_mm - from_mm > MAX_SEARCHED_RANGE) return [from_mm, to_mm]
  const first = Math.ceil(from_mm / 100) * 100
  const inside = Array.from(
    { length: Math.max(0, Math.floor((to_mm - first) / 100) + 1) },
    (_, i) => first + i * 100,
  )
  return [...new Set([from_mm, ...inside, to_mm])]
}
