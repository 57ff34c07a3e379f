import { isDecimal } from './decimals'
import { unknownNumberForm, type NumberForm, type NumberMark } from './number-form'

/**
 * A number whose mark could separate thousands or decimals, with both readings as decimal strings.
 */
export interface AmbiguousNumber {
  readonly ok: false
  readonly code: 'ambiguous_number'
  readonly thousands: string
  readonly decimals: string
}

/** A number as an exact decimal string (`-?digits[.digits]`), or why it cannot be read. */
export type ReadNumber =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: 'no_number' }
  | AmbiguousNumber

const GAP = String.raw`[\p{Zs}'’]`
const GAPS = new RegExp(GAP, 'gu')

const WHOLE = /^\d+$/
const GROUPED = /^[1-9]\d{0,2}(?:([ .,])\d{3})(?:\1\d{3})*$/
const GROUPED_WITH_DECIMALS = /^([1-9]\d{0,2}(?:([ .,])\d{3})(?:\2\d{3})*)(?!\2)([.,])(\d*)$/
const WITH_DECIMALS = /^(\d*)([.,])(\d*)$/

/** Parts of a written number and the meaning of its marks. */
interface NumberShape {
  readonly whole: string
  readonly decimals: string
  /** Null if the number has none. */
  readonly decimalMark: NumberMark | null
  readonly thousandsMark: NumberMark | null
  /** True if its only mark could be either. */
  readonly isOpen: boolean
}

const isMark = (text: string | undefined): text is NumberMark => text === '.' || text === ','
const markOrNull = (text: string | undefined) => (isMark(text) ? text : null)
const joinDigits = (digits: string) => digits.replace(/[ .,]/g, '')

/** Parses an unsigned number; null if the text is not one. */
export function parseNumberShape(text: string): NumberShape | null {
  const digits = text.replace(GAPS, ' ')
  if (!/\d/.test(digits)) return null
  const plain = { decimals: '', decimalMark: null, thousandsMark: null, isOpen: false }
  if (WHOLE.test(digits)) return { ...plain, whole: digits }
  const both = GROUPED_WITH_DECIMALS.exec(digits)
  if (both) {
    const [, before = '', group, mark, decimals = ''] = both
    return {
      whole: joinDigits(before),
      decimals,
      decimalMark: markOrNull(mark),
      thousandsMark: markOrNull(group),
      isOpen: false,
    }
  }
  const groups = GROUPED.exec(digits)
  const mark = markOrNull(groups?.[1])
  const isOneMark = mark !== null && digits.indexOf(mark) === digits.lastIndexOf(mark)
  if (groups && !isOneMark) return { ...plain, whole: joinDigits(digits), thousandsMark: mark }
  const [, before, single, decimals = ''] = WITH_DECIMALS.exec(digits) ?? []
  if (before === undefined) return null
  return {
    whole: before,
    decimals,
    decimalMark: markOrNull(single),
    thousandsMark: null,
    isOpen: isOneMark,
  }
}

/**
 * Parses a number in the given form: "1,250" is 1250 in English and 1.25 in Spanish. In any form, a
 * single mark after a lone zero or not before three digits is the decimal mark, a repeated mark
 * separates thousands, and of two marks the last is the decimal mark. Any other mark that the form
 * does not know makes the number ambiguous. Accepts unfinished input: "12.".
 */
export function readNumber(text: string, form: NumberForm = unknownNumberForm): ReadNumber {
  const [, sign = '', digits = ''] = /^([-−]?)(.*)$/u.exec(text.trim()) ?? []
  const shape = parseNumberShape(digits)
  if (!shape) return { ok: false, code: 'no_number' }
  const before = sign ? '-' : ''
  const decimals = before + toDecimalString(shape.whole, shape.decimals)
  if (!shape.isOpen || shape.decimalMark === form.decimal) return { ok: true, value: decimals }
  const thousands = before + toDecimalString(shape.whole + shape.decimals, '')
  if (shape.decimalMark === form.thousands) return { ok: true, value: thousands }
  return { ok: false, code: 'ambiguous_number', thousands, decimals }
}

const toDecimalString = (before: string, after: string) => {
  const significant = before.replace(/^0+(?=\d)/, '') || '0'
  return after ? `${significant}.${after}` : significant
}

/**
 * Returns text that could not be parsed, for storage. An ambiguous "1.250" gets a leading space,
 * which tells it from a parsed decimal.
 */
export function toUnreadText(text: string): string {
  const written = text.trim()
  return isDecimal(written) && !readNumber(written).ok ? ` ${written}` : written
}
