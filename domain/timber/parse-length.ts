import { readNumber } from '@domain/numbers'
import { formatDecimal, parseDecimal, scaleToPlaces } from './decimal'

/** A length of a piece in whole mm, or why it is invalid. */
export type ReadLength =
  | { ok: true; length_mm: number }
  | { ok: false; code: 'no_length' | 'unclear_unit' | 'too_precise' | 'too_long' }

/** Longest piece of the contract, mm. */
const MAX_LENGTH_MM = 30_000

const WRITTEN = /^(.*\d)\s*(mm|cm|dm|m)?\.?$/i
const PLACES_OF_UNIT = { mm: 0, cm: 1, dm: 2, m: 3 }

/**
 * Parses a length of a piece: "4.8", "4,8 m", "480 cm" or "4800". Without a unit, up to 30 is in
 * metres and 100 or more in millimetres; between them the unit is unclear.
 */
export function parseLength(text: string): ReadLength {
  const [, number = '', unit] = WRITTEN.exec(text.trim()) ?? []
  const read = readNumber(number)
  // Thousands of millimetres and decimals of metres are the same length: 4,800.
  const value = read.ok ? read.value : read.code === 'ambiguous_number' ? read.decimals : null
  if (value === null || value.startsWith('-')) return { ok: false, code: 'no_length' }
  const known = unit?.toLowerCase() as keyof typeof PLACES_OF_UNIT | undefined
  const found = known ?? guessUnit(Number(value))
  if (found === null) return { ok: false, code: 'unclear_unit' }
  const decimal = parseDecimal(value.startsWith('.') ? `0${value}` : value)
  const exact = scaleToPlaces(decimal, PLACES_OF_UNIT[found] + 6)
  if (exact % 1_000_000n !== 0n) return { ok: false, code: 'too_precise' }
  const length_mm = Number(exact / 1_000_000n)
  if (length_mm < 1) return { ok: false, code: 'no_length' }
  return length_mm > MAX_LENGTH_MM ? { ok: false, code: 'too_long' } : { ok: true, length_mm }
}

function guessUnit(value: number): 'm' | 'mm' | null {
  if (value <= MAX_LENGTH_MM / 1000) return 'm'
  return value >= 100 ? 'mm' : null
}

/** Formats mm as metres with one decimal or as many as needed: `3.0`, `4.2`, `4.875`. */
export const formatMetres = (length_mm: number): string =>
  formatDecimal(BigInt(length_mm), 3).replace(/0{1,2}$/, '')
