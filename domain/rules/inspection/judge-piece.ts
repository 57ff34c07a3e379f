import { formatDecimal, isPole, parseDecimal, withPlaces } from '@domain/timber'
import type { OrderedWood, PieceSize } from './contract'

/** How far a size lies outside of what is right, in mm with one place; below zero it is too small. */
export interface SizeMiss {
  readonly size: PieceSize
  readonly by: string
}

/** What a piece came to: nothing missed where it is the right size. */
export interface PieceVerdict {
  readonly misses: readonly SizeMiss[]
  /** Sizes that the wood ordered has, and that were not measured. */
  readonly unmeasured: readonly PieceSize[]
}

/** A piece as it was measured: decimal numbers, '' or null where there is none. */
export type MeasuredPiece = { readonly [Size in PieceSize | 'moisture_percent']: string | null }

/** What a section may be off at the reference moisture, tenths of a mm: EN 336, tolerance class 1. */
const upTo100mm = { under: 10, over: 30 }
const over100mm = { under: 20, over: 40 }

/** Tenths of a per cent: sizes are meant at 20 %; at 30 % the fibres are saturated, and wetter wood swells no more. */
const REFERENCE = 200
const SATURATED = 300

/**
 * A thickness or width as it would be at 20 % moisture: wood swells and shrinks across the grain by 0.25 % for each 1 % (EN 336 and EN 1313-1).
 * @param tenths of a mm as measured
 * @param moisture tenths of a per cent; null where nobody measured it, and the size counts as it is
 * @returns tenths of a mm, rounded half up
 */
export function toReferenceMoisture(tenths: number, moisture: number | null): number {
  if (moisture === null) return tenths
  return Math.floor((tenths * (4000 + REFERENCE - Math.min(moisture, SATURATED))) / 4000 + 0.5)
}

/** A decimal number in tenths; null for what is empty or none. */
export function toTenths(decimal: string | null | undefined): number | null {
  if (!decimal || !/^\d+(\.\d+)?$/.test(decimal)) return null
  return Number(withPlaces(parseDecimal(decimal), 1))
}

/**
 * Judges a piece against what was ordered. A section keeps tolerance class 1 of EN 336 once it is corrected to 20 % moisture; a length is right when
 * it is not short; a pole when its top is not under its diameter.
 * @param usualMoisture tenths of a per cent, for a piece whose own was not measured: the average of its lot; null where there is none
 */
export function judgePiece(
  ordered: OrderedWood,
  piece: MeasuredPiece,
  usualMoisture: number | null = null,
): PieceVerdict {
  const moisture = toTenths(piece.moisture_percent) ?? usualMoisture
  const sizes = getMeasuredSizes(ordered)
  const measured = sizes.map((size) => ({
    size,
    nominal: getNominalSize(ordered, size) * 10,
    tenths: toTenths(piece[size]),
  }))
  return {
    misses: measured.flatMap(({ size, nominal, tenths }) => {
      const off = tenths === null ? 0 : computeMiss(ordered, size, nominal, tenths, moisture)
      return off === 0 ? [] : [{ size, by: formatDecimal(BigInt(off), 1) }]
    }),
    // A length is taken where it matters; without the section nothing can be said.
    unmeasured: measured.flatMap(({ size, tenths }) =>
      tenths === null && size !== 'length_mm' ? [size] : [],
    ),
  }
}

/** How far off, tenths of a mm; zero where it is right. */
function computeMiss(
  ordered: OrderedWood,
  size: PieceSize,
  nominal: number,
  tenths: number,
  moisture: number | null,
): number {
  if (size === 'length_mm' || isPole(ordered)) return Math.min(0, tenths - nominal)
  const { under, over } = nominal <= 1000 ? upTo100mm : over100mm
  const difference = toReferenceMoisture(tenths, moisture) - nominal
  if (difference < -under) return difference + under
  return Math.max(0, difference - over)
}

/** The sizes that wood as it was ordered is measured by, in the order in which one takes them. Of a pole the thickness is its top diameter. */
export function getMeasuredSizes(ordered: OrderedWood): readonly PieceSize[] {
  const all: readonly PieceSize[] = ['thickness_mm', 'width_mm', 'length_mm']
  return all.filter((size) => getNominalSize(ordered, size) > 0)
}

/** What a size is to be, mm; zero where nobody said. */
export function getNominalSize(ordered: OrderedWood, size: PieceSize): number {
  if (!isPole(ordered)) return ordered[size] ?? 0
  if (size === 'thickness_mm') return ordered.diameter_mm ?? 0
  return size === 'length_mm' ? (ordered.length_mm ?? 0) : 0
}
