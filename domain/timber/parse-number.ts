import { readNumber, type AmbiguousNumber } from '@domain/numbers'
import { trimDecimal } from '@domain/numbers/decimal'

/**
 * Source of a regular expression for a number in a text. Thousands may be separated by a mark, an
 * apostrophe or a no-break space, as the application formats them. An ordinary space ends the
 * number.
 */
export const NUMBER_PATTERN = String.raw`(?:\d{1,3}(?:[\u00a0\u202f'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*)`

/** A quantity as a decimal string, or why it is invalid. */
export type ReadQuantity =
  | { ok: true; value: string }
  | { ok: false; code: 'no_number' | 'too_precise' | 'not_above_zero' | 'too_large' }
  | AmbiguousNumber

/** Parses a quantity: positive, up to nine digits and three decimals. */
export function parseNumber(text: string): ReadQuantity {
  const read = readNumber(text)
  if (!read.ok)
    return read.code === 'ambiguous_number' && read.decimals.startsWith('-')
      ? { ok: false, code: 'not_above_zero' }
      : read
  const value = trimDecimal(read.value)
  const [whole = '', fraction = ''] = value.split('.')
  if (fraction.length > 3) return { ok: false, code: 'too_precise' }
  if (whole.length > 9) return { ok: false, code: 'too_large' }
  return /^(?:-|0$)/.test(value) ? { ok: false, code: 'not_above_zero' } : { ok: true, value }
}
