import {
  toUnreadText,
  readNumber,
  normalizeNumberMarks,
  padDecimals,
  type AmbiguousNumber,
  type NumberForm,
} from '@domain/numbers'
import { stripAmount, type StrippedAmount } from '@domain/timber'

export interface NumberRules {
  /** Digits after the mark that may be typed; 0 asks for a whole number. */
  maxPlaces?: number | undefined
  /** Digits after the mark that the value always has, and that are shown when the field is left. */
  minPlaces?: number | undefined
  /** Decimal strings. */
  min?: string | undefined
  max?: string | undefined
  /** ISO 4217: its sign or code may be typed with the number, that of another is a mistake. */
  currency?: string | undefined
}

/** What stands in a number's field: a decimal string with the least places that it always has, or why it is none. */
export type TypedNumber =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: 'no_number' }
  | AmbiguousNumber
  | Extract<StrippedAmount, { ok: false }>

/** Reads what was typed in a number's field, its marks as the form has them. */
export function parseTypedNumber(text: string, rules: NumberRules, form?: NumberForm): TypedNumber {
  const bare: StrippedAmount =
    rules.currency === undefined ? { ok: true, text } : stripAmount(text, rules.currency)
  const read = bare.ok ? readNumber(bare.text, form) : bare
  return read.ok ? { ok: true, value: padDecimals(read.value, rules.minPlaces ?? 0) } : read
}

/** What a field gives on of what was typed: a decimal string, or what can't be read as it was written, so that nothing is lost. */
export function toTypedValue(text: string, rules: NumberRules, form: NumberForm): string {
  const read = parseTypedNumber(text, rules, form)
  return read.ok ? read.value : toUnreadText(normalizeNumberMarks(text, form))
}
