import {
  toUnreadText,
  readNumber,
  normalizeNumberMarks,
  padDecimals,
  type AmbiguousNumber,
  type NumberForm,
} from '@domain/numbers'
import { stripAmount, type StrippedAmount } from '@domain/money'

export interface NumberRules {
  /** Maximum number of decimals; 0 for integers. */
  maxPlaces?: number | undefined
  /** Minimum number of decimals; the value is padded to it. */
  minPlaces?: number | undefined
  /**
   * Decimals of the shown text, if the value needs more of them by the contract: 90000.00 JPY is
   * shown as 90,000.
   */
  shownPlaces?: number | undefined
  /** Decimal strings. */
  min?: string | undefined
  max?: string | undefined
  /** ISO 4217. Its sign or code may be typed; another currency is an error. */
  currency?: string | undefined
}

/** Result of parsing a number field: a padded decimal string, or an error. */
export type TypedNumber =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: 'no_number' }
  | AmbiguousNumber
  | Extract<StrippedAmount, { ok: false }>

/** Parses a number field's text; `form` gives the decimal and thousands marks. */
export function parseTypedNumber(text: string, rules: NumberRules, form?: NumberForm): TypedNumber {
  const stripped: StrippedAmount =
    rules.currency === undefined ? { ok: true, text } : stripAmount(text, rules.currency)
  const read = stripped.ok ? readNumber(stripped.text, form) : stripped
  return read.ok ? { ok: true, value: padDecimals(read.value, rules.minPlaces ?? 0) } : read
}

/** Value for the form: a decimal string, or the text itself if it cannot be parsed. */
export function toTypedValue(text: string, rules: NumberRules, form: NumberForm): string {
  const read = parseTypedNumber(text, rules, form)
  return read.ok ? read.value : toUnreadText(normalizeNumberMarks(text, form))
}
