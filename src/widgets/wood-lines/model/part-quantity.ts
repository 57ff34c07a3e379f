import {
  unknownNumberForm,
  toUnreadText,
  normalizeNumberMarks,
  type NumberForm,
  trimDecimal,
} from '@domain/numbers'
import { convert, isFractional, parseQuantity, UNMEASURED, type CannotRead } from '@domain/timber'
import { convertLineQuantity } from './line-units'
import { isParsedQuantity } from './line-figures'
import type { WoodLine } from './wood-line'

/**
 * Parses a part of a line's quantity into the line's unit: "38,5", or "5pk" in a line of m3. A part
 * may be zero. Unreadable text stays as typed.
 */
export function parsePart(
  line: WoodLine,
  text: string,
  form: NumberForm = unknownNumberForm,
): string {
  const normalized = normalizeNumberMarks(text, form)
  if (/^0+(?:[.,]0*)?$/.test(normalized.trim())) return '0'
  const read = parseQuantity(normalized, line.specification ?? UNMEASURED)
  if (!read.ok) return toUnreadText(normalized)
  if (read.unit === null || read.unit === line.unit) return read.quantity
  const same = convertLineQuantity({ ...line, quantity: read.quantity, unit: read.unit }, line.unit)
  return same === null ? toUnreadText(normalized) : trimDecimal(same)
}

/** Returns the reason why a part is invalid; null if it is valid, zero or empty. */
export function findPartProblem(
  line: WoodLine,
  part: string,
): Exclude<CannotRead, 'empty' | 'not_above_zero'> | 'below_zero' | 'not_whole' | null {
  if (isParsedQuantity(part)) return isFractional(part, line.unit) ? 'not_whole' : null
  const read = parseQuantity(part, line.specification ?? UNMEASURED)
  if (read.ok) return 'unknown_unit'
  if (read.code === 'empty') return null
  return read.code === 'not_above_zero' ? 'below_zero' : read.code
}

/**
 * Returns the number in a part that is ambiguous between thousands and decimals; null if there is
 * none.
 */
export function findAmbiguousPart(line: WoodLine, part: string): string | null {
  if (isParsedQuantity(part)) return null
  const read = parseQuantity(part, line.specification ?? UNMEASURED)
  return !read.ok && read.code === 'ambiguous_number' ? read.part : null
}

/** Returns a part in m3 with three decimal places; null if it is empty or can't be converted. */
export function computePartVolume({ unit, specification }: WoodLine, part: string): string | null {
  if (!specification || !isParsedQuantity(part) || isFractional(part, unit)) return null
  if (!/[1-9]/.test(part)) return '0.000'
  const { m3 } = convert(part, unit, specification)
  return m3.ok ? m3.value : null
}
