import {
  unknownNumberForm,
  toUnreadText,
  normalizeNumberMarks,
  type NumberForm,
} from '@/shared/lib/numbers'
import {
  convert,
  isFractional,
  parseQuantity,
  trimDecimal,
  unmeasured,
  type CannotRead,
} from '@/shared/lib/timber'
import { convertLineQuantity } from './line-units'
import { isParsedQuantity } from './parsed-figures'
import type { WoodLine } from './wood-line'

/**
 * How much of a line's quantity, as written, in the line's unit: "38,5", "5pk" in a line of m3. Unlike a quantity it may be none. What can't be read
 * stays as it was typed.
 */
export function parsePart(
  line: WoodLine,
  text: string,
  form: NumberForm = unknownNumberForm,
): string {
  const settled = normalizeNumberMarks(text, form)
  if (/^0+(?:[.,]0*)?$/.test(settled.trim())) return '0'
  const read = parseQuantity(settled, line.specification ?? unmeasured)
  if (!read.ok) return toUnreadText(settled)
  if (read.unit === null || read.unit === line.unit) return read.quantity
  const same = convertLineQuantity({ ...line, quantity: read.quantity, unit: read.unit }, line.unit)
  return same === null ? toUnreadText(settled) : trimDecimal(same)
}

/** Why a part of a line's quantity can't be read, or can't be one of its unit; null when it can, or is not there yet. */
export function findPartProblem(
  line: WoodLine,
  part: string,
): Exclude<CannotRead, 'empty'> | 'not_whole' | null {
  if (isParsedQuantity(part)) return isFractional(part, line.unit) ? 'not_whole' : null
  const read = parseQuantity(part, line.specification ?? unmeasured)
  if (read.ok) return 'unknown_unit'
  return read.code === 'empty' ? null : read.code
}

/** The number in a part that could be thousands or decimals; null where none could. */
export function findAmbiguousPart(line: WoodLine, part: string): string | null {
  if (isParsedQuantity(part)) return null
  const read = parseQuantity(part, line.specification ?? unmeasured)
  return !read.ok && read.code === 'ambiguous_number' ? read.part : null
}

/** A part in m3, three places; null where it is not said, or can't be told. */
export function computePartVolume({ unit, specification }: WoodLine, part: string): string | null {
  if (!specification || !isParsedQuantity(part) || isFractional(part, unit)) return null
  if (!/[1-9]/.test(part)) return '0.000'
  const { m3 } = convert(part, unit, specification)
  return m3.ok ? m3.value : null
}
