import { readNumber } from '@domain/numbers'
import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers/decimal'

/** A length of a piece in whole mm, or why it is invalid. */
export type ReadLength =
  | { ok: true; length_mm: number }
  | { ok: false; code: 'no_length' | 'unclear_unit' | 'too_precise' | 'too_long' }

/** Unit of a written length. */
export type LengthUnit = 'm' | 'dm' | 'cm' | 'mm'

/** Reading of lengths without a unit at one place. */
export interface LengthLimits {
  /** Unit of all lengths of a list; null to tell it from each number. */
  readonly unit: LengthUnit | null
  /** Whole numbers up to this one are metres. */
  readonly metresTo: number
  /** Whole numbers from this one are millimetres; between both the unit is unclear. */
  readonly millimetresFrom: number
}

/** Longest piece of the contract, mm. */
export const MAX_LENGTH_MM = 30_000

/** Lengths that stand alone, such as those of a tally. */
const LENGTH_LIMITS: LengthLimits = { unit: null, metresTo: 30, millimetresFrom: 100 }

/** Lengths among other sizes, which are millimetres: "47x150x4800". */
export const SIZE_LIMITS: LengthLimits = { unit: null, metresTo: 0, millimetresFrom: 1 }

/**
 * Shortest whole number that is read as millimetres of a sawn length. Pallet boards of 300 mm
 * exist; 4 may be metres, 48 decimetres and 250 centimetres.
 */
export const MIN_WHOLE_LENGTH_MM = 300

const WRITTEN = /^(.*\d)\s*(mm|cm|dm|m)?\.?$/i
const PLACES_OF_UNIT = { mm: 0, cm: 1, dm: 2, m: 3 } as const

/**
 * Parses a length of a piece: "4.8", "4,8 m", "480 cm" or "4800". Without a unit, a number up to 30
 * with a decimal mark is in metres, and any other in metres or millimetres according to the limits.
 */
export function parseLength(text: string, limits: Partial<LengthLimits> = {}): ReadLength {
  const known = { ...LENGTH_LIMITS, ...limits }
  const [, number = '', written] = WRITTEN.exec(text.trim()) ?? []
  const ownUnit = (written?.toLowerCase() as LengthUnit | undefined) ?? known.unit
  const read = readNumber(number)
  if (!read.ok && read.code === 'no_number') return { ok: false, code: 'no_length' }
  // Thousands of millimetres and decimals of metres are the same length: 4,800.
  const value = read.ok ? read.value : ownUnit === 'm' ? read.decimals : read.thousands
  if (Number(value) <= 0) return { ok: false, code: 'no_length' }
  const unit = ownUnit ?? findLengthUnit(value, known)
  if (unit === null) return { ok: false, code: 'unclear_unit' }
  const exact = scaleToPlaces(parseDecimal(value), PLACES_OF_UNIT[unit] + 6)
  if (exact % 1_000_000n !== 0n) return { ok: false, code: 'too_precise' }
  const length_mm = Number(exact / 1_000_000n)
  return length_mm > MAX_LENGTH_MM ? { ok: false, code: 'too_long' } : { ok: true, length_mm }
}

function findLengthUnit(
  value: string,
  { metresTo, millimetresFrom }: Omit<LengthLimits, 'unit'>,
): 'm' | 'mm' | null {
  if (isInMetres(value) || Number(value) <= metresTo) return 'm'
  return Number(value) >= millimetresFrom ? 'mm' : null
}

/** True if a decimal string without a unit can only be in metres. */
export const isInMetres = (value: string): boolean =>
  value.includes('.') && Number(value) <= MAX_LENGTH_MM / 1000

/** Formats mm as metres with one decimal or as many as needed: `3.0`, `4.2`, `4.875`. */
export const formatMetres = (length_mm: number): string =>
  formatDecimal(BigInt(length_mm), 3).replace(/0{1,2}$/, '')
