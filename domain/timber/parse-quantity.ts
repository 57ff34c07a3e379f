import type { Dimensions, Unit } from './dimensions'
import { parseNumber, type ReadQuantity } from './parse-number'
import { isSameSection, parseSection, type Section } from './parse-section'
import { findUnit } from './quantity-words'

/** Why a quantity cannot be parsed. */
export type CannotRead =
  Extract<ReadQuantity, { ok: false }>['code'] | 'empty' | 'unknown_unit' | 'other_dimensions'

/**
 * Parsed quantity. `unit` is null if none was written; `section` has the dimensions written with
 * it. A failure has the part of the text that cannot be parsed.
 */
export type ParsedQuantity =
  | { ok: true; quantity: string; unit: Unit | null; section: Section | null }
  | { ok: false; code: CannotRead; part: string }

/**
 * Parses a quantity as traders type it: "40m3", "120 pcs", "5 packs", "1 200,5 lm", "22x100x4000
 * 6pk"; in English, French, Lithuanian or Spanish. Call `normalizeNumberMarks` first if the number
 * form is known.
 */
export function parseQuantity(text: string, d: Dimensions): ParsedQuantity {
  const whole = text.trim()
  if (whole === '') return { ok: false, code: 'empty', part: '' }
  const { section, written, rest } = parseSection(whole)
  if (section && !isSameSection(section, d))
    return { ok: false, code: 'other_dimensions', part: written }
  // The number ends at its last digit before the unit; "m3" and "m2" contain a digit themselves.
  const match = /^((?:[-−](?=[\d.,]))?[\d\s.,'’]*\d)?\s*(.*)$/su.exec(rest)
  const number = match?.[1]
  const words = match?.[2] ?? ''
  if (number === undefined) return { ok: false, code: 'no_number', part: rest || whole }
  const unit = words === '' ? null : findUnit(words)
  if (words !== '' && unit === null) return { ok: false, code: 'unknown_unit', part: words }
  const read = parseNumber(number)
  if (!read.ok) return { ok: false, code: read.code, part: number.trim() }
  return { ok: true, quantity: read.value, unit, section }
}
