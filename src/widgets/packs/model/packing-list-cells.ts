import { getCellText, type TableLine } from '@/features/read-sheet'
import { isImperial, readMillimetres, type ReadValue } from '@domain/readers'
import { parseSection, type Section } from '@domain/timber'
import { parsePieces } from './pack-row'
import type { PackingColumn } from './packing-list-kind'

/** Parses a cell of pieces: null if there are none, undefined for other text. */
export function parseCount(text: string): number | null | undefined {
  const words = text.trim()
  if (/^[-–—]?$/.test(words)) return null
  const count = parsePieces(words)
  return count === 0 ? null : count
}

/** Parses a weight in whole kg, rounded half up. */
export function readWeight(text: string): ReadValue<number> {
  const words = text.replace(/\s*kg\.?$/i, '')
  const whole = words.replace(/[.,]\d{1,2}$/, '')
  const count = whole.trim() === '' ? null : parsePieces(whole)
  if (count === undefined) return { ok: false, problem: { code: 'no_number' } }
  const isUp = /[.,][5-9]\d?$/.test(words) && whole !== words
  return { ok: true, value: count === null ? null : count + (isUp ? 1 : 0) }
}

/** Section of a row in columns of its own or in one: "47x150", "47 x 150 x 4800". */
export function readSection(
  line: TableLine<PackingColumn>,
): ReadValue<Section> & { readonly value?: Section | null } {
  const size = getCellText(line.at('size'))
  if (isImperial(size)) return { ok: false, problem: { code: 'imperial' } }
  if (size !== '') return { ok: true, value: findSection(size) }
  const thickness = readMillimetres(getCellText(line.at('thickness')), false)
  const width = readMillimetres(getCellText(line.at('width')), false)
  if (!thickness.ok) return thickness
  if (!width.ok) return width
  return {
    ok: true,
    value:
      thickness.value === null || width.value === null
        ? null
        : { thickness_mm: thickness.value, width_mm: width.value },
  }
}

/** Finds dimensions in a text: "Spruce 47x150 C24". */
export function findSection(text: string): Section | null {
  const at = text.search(/[øØ⌀]\s*\d|\d+(?:[.,]\d+)?\s*[x×*]\s*\d/)
  return at < 0 ? null : parseSection(text.slice(at)).section
}
