import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers'
import { getLengthLimits, isPole } from '@domain/timber'
import type { OrderedWood, PieceSize } from './contract'

/** Deviation beyond the tolerance, mm with one decimal; negative if the piece is too small. */
export interface SizeMiss {
  readonly size: PieceSize
  readonly by: string
}

/** Result of judging a piece; no misses if its size is right. */
export interface PieceVerdict {
  readonly misses: readonly SizeMiss[]
  /** Sizes of the ordered wood that were not measured. */
  readonly unmeasured: readonly PieceSize[]
}

/** Measured sizes as decimal strings; '' or null if not measured. */
export type MeasuredPiece = { readonly [Size in PieceSize | 'moisture_percent']: string | null }

/** Tolerances of a section at the reference moisture, tenths of a mm: EN 336, tolerance class 1. */
const UP_TO_100_MM = { under: 10, over: 30 }
const OVER_100_MM = { under: 20, over: 40 }

/**
 * Tenths of a per cent. Nominal sizes apply at 20 %; above 30 % the fibres are saturated and wood
 * swells no further.
 */
const REFERENCE = 200
const SATURATED = 300

/**
 * Converts a thickness or width to 20 % moisture: wood swells across the grain by 0.25 % per 1 %
 * (EN 336 and EN 1313-1).
 * @param tenths measured size, tenths of a mm
 * @param moisture tenths of a per cent; null for no correction
 * @returns tenths of a mm, rounded half up
 */
export function toReferenceMoisture(tenths: number, moisture: number | null): number {
  if (moisture === null) return tenths
  return Math.floor((tenths * (4000 + REFERENCE - Math.min(moisture, SATURATED))) / 4000 + 0.5)
}

/** Converts a decimal string to tenths; null if it is empty or not a number. */
export function toTenths(decimal: string | null | undefined): number | null {
  if (!decimal || !/^\d+(\.\d+)?$/.test(decimal)) return null
  return Number(scaleToPlaces(parseDecimal(decimal), 1))
}

/**
 * Judges a piece by the ordered specification. A section must meet tolerance class 1 of EN 336
 * after correction to 20 % moisture. A length must not be short, nor a pole's top diameter too
 * small.
 * @param usualMoisture average of the lot in tenths of a per cent, for a piece without its own;
 * null if unknown
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
      const off = tenths === null ? 0 : computeMiss(ordered, { size, nominal, tenths, moisture })
      return off === 0 ? [] : [{ size, by: formatDecimal(BigInt(off), 1) }]
    }),
    // The section must always be measured, the length only where it matters.
    unmeasured: measured.flatMap(({ size, tenths }) =>
      tenths === null && size !== 'length_mm' ? [size] : [],
    ),
  }
}

/** Deviation beyond the tolerance, tenths of a mm; 0 if within. */
function computeMiss(
  ordered: OrderedWood,
  {
    size,
    nominal,
    tenths,
    moisture,
  }: {
    readonly size: PieceSize
    readonly nominal: number
    readonly tenths: number
    readonly moisture: number | null
  },
): number {
  if (size === 'length_mm' || isPole(ordered)) return Math.min(0, tenths - nominal)
  const { under, over } = nominal <= 1000 ? UP_TO_100_MM : OVER_100_MM
  const difference = toReferenceMoisture(tenths, moisture) - nominal
  if (difference < -under) return difference + under
  return Math.max(0, difference - over)
}

/** Sizes to measure, in the usual order. For a pole, the thickness is its top diameter. */
export function getMeasuredSizes(ordered: OrderedWood): readonly PieceSize[] {
  const all: readonly PieceSize[] = ['thickness_mm', 'width_mm', 'length_mm']
  return all.filter((size) => getNominalSize(ordered, size) > 0)
}

/** Returns the name of a size: a pole's thickness is its top diameter. */
export const getSizeName = <Size extends string>(
  ordered: OrderedWood,
  size: Size,
): Size | 'diameter_mm' => (size === 'thickness_mm' && isPole(ordered) ? 'diameter_mm' : size)

/** Nominal size, mm; 0 if not specified. Of mixed lengths the shortest: no piece may be shorter. */
export function getNominalSize(ordered: OrderedWood, size: PieceSize): number {
  if (size === 'length_mm') return getLengthLimits(ordered)?.from ?? 0
  if (!isPole(ordered)) return ordered[size] ?? 0
  return size === 'thickness_mm' ? (ordered.diameter_mm ?? 0) : 0
}
