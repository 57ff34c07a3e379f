import { emptyValue, refuse, type ReadValue } from './problem'

/**
 * Parses text: collapses repeated and no-break spaces. Refuses more than `limit` characters, and
 * formula errors such as `#N/A`.
 */
export function readText(text: string, limit: number): ReadValue<string> {
  const words = text.replace(/[^\S\n]+/g, ' ').trim()
  if (words === '') return emptyValue
  if (formulaError.test(words)) return refuse({ code: 'formula_error' })
  return words.length > limit ? refuse({ code: 'too_long', limit }) : { ok: true, value: words }
}

const formulaError = /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)|#+)$/i

/** A number in E-notation: the spreadsheet dropped its last digits. */
const shortened = /^\d+(?:[.,]\d+)?\s*e\s*[+-]?\s*\d+$/i

/** Parses a barcode or pack number. Refuses E-notation, which lost its last digits. */
export function readCode(text: string, limit: number): ReadValue<string> {
  return shortened.test(text.trim()) ? refuse({ code: 'inexact_code' }) : readText(text, limit)
}
