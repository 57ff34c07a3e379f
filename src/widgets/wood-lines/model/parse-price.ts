import { readNumber, padDecimals, type AmbiguousNumber, trimDecimal } from '@domain/numbers'
import { stripAmount, type StrippedAmount } from '@domain/money'
import { findUnit, type Unit } from '@domain/timber'
import { isParsedPrice } from './line-figures'

/**
 * A price such as `1200.50`, or the reason why it is invalid; `unit` is the unit written with it,
 * if different.
 */
export type ParsedPrice =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: 'no_price' | 'below_zero' }
  | { readonly ok: false; readonly code: 'other_unit'; readonly unit: Unit }
  | { readonly ok: false; readonly code: 'two_units'; readonly units: readonly [Unit, Unit] }
  /** `written` is the number alone, as typed. */
  | (AmbiguousNumber & { readonly written: string })
  | Extract<StrippedAmount, { ok: false }>

/** Separator between a price and its unit: "312 €/m³", "312 EUR per m3". */
const PER_UNIT = /\/|\s(?:per|par|už|uz|por)\s/iu

/** True if a price names its unit. */
export const namesUnit = (text: string): boolean => PER_UNIT.test(text)

/** Returns the unit that a price names: m3 of "312 €/m3"; null if it names none. */
export const parsePriceUnit = (text: string): Unit | null => findUnit(text.split(PER_UNIT)[1] ?? '')

const NO_PRICE: ParsedPrice = { ok: false, code: 'no_price' }

/**
 * Parses "312", "312,5", "1 200.50" or "1.200,50" as a price in `currency` (ISO 4217). The
 * currency, the `unit` and net of tax may be written with it: "312 € HT/m³". Its number
 * marks were normalized by `normalizeNumberMarks`, unless they are ambiguous.
 */
export function parsePrice(text: string, currency: string, unit: Unit): ParsedPrice {
  const stripped = stripAmount(text, currency)
  if (!stripped.ok) return stripped
  const [amount = '', ...per] = stripped.text.split(PER_UNIT)
  const read = parseAmount(amount.trim())
  const units = new Set(per.map(findUnit))
  if (units.size > 2 || units.has(null)) return NO_PRICE
  const [written = unit, other = null] = [...units].filter((one) => one !== null)
  if (read.ok && other !== null) return { ok: false, code: 'two_units', units: [written, other] }
  return read.ok && written !== unit ? { ok: false, code: 'other_unit', unit: written } : read
}

function parseAmount(amount: string): ParsedPrice {
  const read = readNumber(amount)
  const first = read.ok ? read.value : read.code === 'ambiguous_number' ? read.decimals : ''
  if (/^-.*[1-9]/.test(first)) return { ok: false, code: 'below_zero' }
  if (!read.ok) return read.code === 'ambiguous_number' ? { ...read, written: amount } : NO_PRICE
  const value = padDecimals(trimDecimal(read.value), 2)
  return isParsedPrice(value) ? { ok: true, value } : NO_PRICE
}
