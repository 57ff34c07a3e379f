import {
  unknownNumberForm,
  readNumber,
  type AmbiguousNumber,
  type NumberForm,
  trimDecimal,
} from '@domain/numbers'
import { findUnit, MAX_LENGTH_MM, parseLength, SIZE_LIMITS } from '@domain/timber'
import { stripAmount } from '@domain/money'
import { EMPTY_VALUE, refuse, type ReadValue } from './problem'

/** A parsed number, or both readings of an ambiguous one. */
export type ReadAmountValue<Value> = ReadValue<Value> | AmbiguousNumber

const MAX_PRICE_DECIMALS = 4

/**
 * Parses a price in euro; the result has two to four decimals. Refuses negative prices, VAT, other
 * currencies and more than four decimals.
 */
export const readPrice = (
  text: string,
  form: NumberForm = unknownNumberForm,
): ReadAmountValue<string> =>
  readDecimal(text, { form, currency: 'EUR', places: MAX_PRICE_DECIMALS, wholeDigits: 9 })

/**
 * Parses an amount of money; the result has two decimals. Refuses negative amounts, VAT, other
 * currencies and more than two decimals.
 * @param currency ISO 4217
 */
export const readMoney = (
  text: string,
  currency: string,
  form: NumberForm = unknownNumberForm,
): ReadAmountValue<string> => readDecimal(text, { form, currency, places: 2, wholeDigits: 10 })

function readDecimal(
  text: string,
  {
    form,
    currency,
    places,
    wholeDigits,
  }: {
    readonly form: NumberForm
    readonly currency: string
    readonly places: number
    readonly wholeDigits: number
  },
): ReadAmountValue<string> {
  const words = text.trim()
  if (words === '') return EMPTY_VALUE
  const stripped = stripAmount(words, currency)
  if (!stripped.ok) return refuse({ code: stripped.code })
  const read = readNumber(stripped.text, form)
  if (!read.ok) return read.code === 'ambiguous_number' ? read : refuse({ code: 'no_number' })
  const value = trimDecimal(read.value)
  const [whole = '0', fraction = ''] = value.split('.')
  if (fraction.length > places) return refuse({ code: 'too_precise', limit: places })
  if (/^-(?!0$)/.test(value)) return refuse({ code: 'below_zero' })
  if (whole.length > wholeDigits) return refuse({ code: 'too_large', limit: 10 ** wholeDigits - 1 })
  return { ok: true, value: `${whole.replace('-', '')}.${fraction.padEnd(2, '0')}` }
}

/** Parses a whole number of pieces: "120", "120.0", "1 200", "12 pcs". */
export function readPieces(
  text: string,
  limit: number,
  form: NumberForm = unknownNumberForm,
): ReadAmountValue<number> {
  const words = text.trim()
  if (words === '') return EMPTY_VALUE
  const unit = /[\p{Letter}.]+$/u.exec(words)?.[0]
  const number =
    unit !== undefined && findUnit(unit) === 'pcs' ? words.slice(0, -unit.length) : words
  const read = readNumber(number, form)
  if (!read.ok) return read.code === 'ambiguous_number' ? read : refuse({ code: 'no_number' })
  const value = trimDecimal(read.value)
  if (value.startsWith('-') && value !== '-0') return refuse({ code: 'below_zero' })
  if (value.includes('.')) return refuse({ code: 'not_whole' })
  return Number(value) > limit
    ? refuse({ code: 'too_large', limit })
    : { ok: true, value: Math.abs(Number(value)) }
}

/** Inches and feet: 2", 8', 2 1/2, 8 ft. */
const IMPERIAL =
  /\d\s*(?:['′"″”]|ft\b|feet\b|foot\b|in\b|inch(?:es)?\b|pouces?\b|pieds?\b|pulgadas?\b|pies?\b|coli(?:ai|ų|s)?\b|pėd)|\d\s+\d+\/\d+/iu

/**
 * True if a text has sizes in inches or feet, or a nominal size such as "2x4", which is in inches.
 */
export function isImperial(text: string): boolean {
  const [, thickness, width] = /^\s*(\d{1,2})\s*[x×]\s*(\d{1,2})\s*$/.exec(text) ?? []
  return (
    IMPERIAL.test(text) ||
    (thickness !== undefined && Number(thickness) <= 12 && Number(width) <= 16)
  )
}

/** Parses a size in whole millimetres. A length is read as everywhere: "4,8" is 4800. */
export function readMillimetres(text: string, isLength: boolean): ReadValue<number> {
  const words = text.trim()
  if (words === '') return EMPTY_VALUE
  if (isImperial(words)) return refuse({ code: 'imperial' })
  return isLength ? readLength(words) : readSize(words)
}

function readLength(words: string): ReadValue<number> {
  const read = parseLength(words, SIZE_LIMITS)
  if (read.ok) return { ok: true, value: read.length_mm }
  if (read.code === 'too_long') return refuse({ code: 'too_large', limit: MAX_LENGTH_MM })
  if (read.code === 'too_precise') return refuse({ code: 'not_whole' })
  return refuse({ code: /\d/.test(words) ? 'no_size' : 'no_number' })
}

function readSize(words: string): ReadValue<number> {
  const [, number = '', unit = ''] = /^(.*?)\s*(mm|cm|m)?$/iu.exec(words) ?? []
  const read = readNumber(number)
  if (!read.ok && read.code === 'no_number') return refuse({ code: 'no_number' })
  const written = Number(read.ok ? read.value : read.decimals)
  const scale = { m: 1000, cm: 10 }[unit.toLowerCase()] ?? 1
  const mm = Number((written * scale).toFixed(3))
  if (!Number.isInteger(mm)) return refuse({ code: 'not_whole' })
  return mm > 0 ? { ok: true, value: mm } : refuse({ code: 'no_size' })
}
