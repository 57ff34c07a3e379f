import { readNumber, type AmbiguousNumber } from '@domain/numbers'
import { trimDecimal } from './decimal'

/** A quantity as a decimal string, or why it is invalid. */
export type ReadQuantity =
  | { ok: true; value: string }
  | { ok: false; code: 'no_number' | 'too_precise' | 'not_above_zero' | 'too_large' }
  | AmbiguousNumber

/** Parses a quantity: positive, up to nine digits and three decimals. */
export function parseNumber(text: string): ReadQuantity {
  const read = readNumber(text)
  if (!read.ok) return read
  const value = trimDecimal(read.value)
  const [whole = '', fraction = ''] = value.split('.')
  if (fraction.length > 3) return { ok: false, code: 'too_precise' }
  if (whole.length > 9) return { ok: false, code: 'too_large' }
  return /^(?:-|0$)/.test(value) ? { ok: false, code: 'not_above_zero' } : { ok: true, value }
}
