import { emptyValue, refuse, type ReadValue } from './problem'

/** Reads words, with no-break and repeated spaces as single ones. Longer ones than `limit` characters are refused. */
export function readText(text: string, limit: number): ReadValue<string> {
  const words = text.replace(/[^\S\n]+/g, ' ').trim()
  if (words === '') return emptyValue
  return words.length > limit ? refuse({ code: 'too_long', limit }) : { ok: true, value: words }
}

/** A number that a spreadsheet shortened: the digits behind the first few are lost. */
const shortened = /^\d+(?:[.,]\d+)?\s*e\s*[+-]?\s*\d+$/i

/** Reads a barcode or a pack number. One in E-notation is refused, as its last digits are lost. */
export function readCode(text: string, limit: number): ReadValue<string> {
  return shortened.test(text.trim()) ? refuse({ code: 'inexact_code' }) : readText(text, limit)
}
