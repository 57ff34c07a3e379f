import { readNumber, padDecimals, type AmbiguousNumber } from '@/shared/lib/numbers'
import {
  stripAmount,
  trimDecimal,
  findUnit,
  type StrippedAmount,
  type Unit,
} from '@/shared/lib/timber'
import { isParsedPrice } from './parsed-figures'

/** A price as `1200.50`, or why it is none; `unit` is the one that it was written for, where that is another. */
export type ParsedPrice =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: 'no_price' }
  | { readonly ok: false; readonly code: 'other_unit'; readonly unit: Unit }
  | { readonly ok: false; readonly code: 'two_units'; readonly units: readonly [Unit, Unit] }
  /** `written` is the number alone, as it stands there. */
  | (AmbiguousNumber & { readonly written: string })
  | Extract<StrippedAmount, { ok: false }>

/** What stands between a price and its unit: "312 €/m³", "312 EUR per m3". */
const perUnitPattern = /\/|\s(?:per|par|už|uz|por)\s/iu

/** Whether a price says what it is for. */
export const namesUnit = (text: string): boolean => perUnitPattern.test(text)

/** Returns the unit that a price names: m3 of "312 €/m3"; null if it names none. */
export const parsePriceUnit = (text: string): Unit | null =>
  findUnit(text.split(perUnitPattern)[1] ?? '')

const noPrice: ParsedPrice = { ok: false, code: 'no_price' }

/**
 * Reads "312", "312,5", "1 200.50" or "1.200,50" as a price in `currency` (ISO 4217), whose sign or code may stand with it, as may
 * the `unit` it is for and that it is net of tax: "312 € HT/m³". What the marks in it mean was settled before (`normalizeNumberMarks`), as far as it is known.
 */
export function parsePrice(text: string, currency: string, unit: Unit): ParsedPrice {
  const bare = stripAmount(text, currency)
  if (!bare.ok) return bare
  const [amount = '', ...per] = bare.text.split(perUnitPattern)
  const read = parseAmount(amount.trim())
  const units = new Set(per.map(findUnit))
  if (units.size > 2 || units.has(null)) return noPrice
  const [written = unit, other = null] = [...units].filter((one) => one !== null)
  if (read.ok && other !== null) return { ok: false, code: 'two_units', units: [written, other] }
  return read.ok && written !== unit ? { ok: false, code: 'other_unit', unit: written } : read
}

function parseAmount(amount: string): ParsedPrice {
  const read = readNumber(amount)
  if (!read.ok) return read.code === 'ambiguous_number' ? { ...read, written: amount } : noPrice
  const value = padDecimals(trimDecimal(read.value), 2)
  return isParsedPrice(value) ? { ok: true, value } : noPrice
}
