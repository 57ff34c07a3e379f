import { EMPTY_VALUE, refuse, type ReadValue } from './problem'

/** Maximum length of a company's or product's name, as in the contract. */
export const MAX_NAME_LENGTH = 160

/**
 * Parses text: collapses repeated and no-break spaces. Refuses more than `limit` characters, and
 * formula errors such as `#N/A`.
 */
export function readText(text: string, limit: number): ReadValue<string> {
  const words = text.replace(/[^\S\n]+/g, ' ').trim()
  if (words === '') return EMPTY_VALUE
  if (FORMULA_ERROR.test(words)) return refuse({ code: 'formula_error' })
  return words.length > limit ? refuse({ code: 'too_long', limit }) : { ok: true, value: words }
}

const FORMULA_ERROR = /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)|#+)$/i

/** A number in E-notation: the spreadsheet dropped its last digits. */
const E_NOTATION = /^\d+(?:[.,]\d+)?\s*e\s*[+-]?\s*\d+$/i

/** Parses a barcode or pack number. Refuses E-notation, which lost its last digits. */
export function readCode(text: string, limit: number): ReadValue<string> {
  return E_NOTATION.test(text.trim()) ? refuse({ code: 'inexact_code' }) : readText(text, limit)
}
