import { readNumber } from '@domain/numbers'
import type { LengthMix } from './length-mix'
import {
  isInMetres,
  type LengthUnit,
  MIN_WHOLE_LENGTH_MM,
  parseLength,
  SIZE_LIMITS,
} from './parse-length'
import { NUMBER_PATTERN } from './parse-number'
import { findUnit } from './quantity-words'

/** Words before an average length, in any of the languages; lower case. */
const AVERAGE_WORDS = String.raw`(?:avg\.?|average|av\.?|ø|moy\.?|moyenne|vid\.?|vidut\.?|vidurkis|media|prom\.?|promedio)`
const METRES = String.raw`(?:\s*(?<unit>mm|cm|dm|m)(?![\p{L}\d²³]))?`
/** Matches only if no further digit, unit or size follows. */
const END = String.raw`(?![\p{L}\d²³]|[.,]\d|\s*[x×*/])`

const RANGE = new RegExp(
  String.raw`^(?<from>${NUMBER_PATTERN})\s*(?:-|–|—|\.\.\.?|…)\s*(?<to>${NUMBER_PATTERN})${METRES}${END}` +
    String.raw`(?:,?\s*\(?\s*${AVERAGE_WORDS}\s*(?<average>${NUMBER_PATTERN})(?:\s*m(?![\p{L}\d²³]))?\s*\)?)?`,
  'iu',
)

const COUNT = String.raw`\s*\(\s*\d+(?:\s*[\p{L}.]+)?\s*\)`
const SEVERAL = new RegExp(
  String.raw`^(?:${NUMBER_PATTERN}(?:\s*[/+]\s*${NUMBER_PATTERN})+${METRES}${END}` +
    String.raw`|${NUMBER_PATTERN}(?:\s*m)?${COUNT}(?:\s*[/+,;]?\s*${NUMBER_PATTERN}(?:\s*m)?${COUNT})+)`,
  'iu',
)
const ITEM = new RegExp(
  String.raw`(?<length>${NUMBER_PATTERN})(?:\s*m)?(?:\s*\(\s*(?<count>\d+)\s*(?<unit>[\p{L}.]+)?\s*\))?`,
  'giu',
)

/** Mixed lengths at the start of a text, the part of the text with them, and the rest. */
export interface ParsedLengths {
  readonly lengths: LengthMix
  readonly written: string
  readonly rest: string
}

/**
 * Parses mixed lengths at the start of a text: `3.0-5.4 m`, `3,0–5,4 m (moy. 4,2)`, `3.9/4.2/4.8`,
 * `3.9 (40) 4.2 (60)`, `3000-5400`. Metres have a decimal mark or their unit; whole numbers from
 * 300 are millimetres. Null if the text starts otherwise, or a length is ambiguous.
 */
export function parseLengths(text: string): ParsedLengths | null {
  return parseRange(text) ?? parseSeveral(text)
}

function parseRange(text: string): ParsedLengths | null {
  const { 0: written = '', groups = {} } = RANGE.exec(text) ?? {}
  const { from = '', to = '', unit, average } = groups
  const [from_mm, to_mm] = parseAll([from, to], unit) ?? []
  if (from_mm === undefined || to_mm === undefined || from_mm >= to_mm) return null
  const [average_mm = null] = average === undefined ? [] : (parseAll([average], 'm') ?? [])
  const isAverage = average_mm !== null && average_mm >= from_mm && average_mm <= to_mm
  if (average !== undefined && !isAverage) return null
  return finish(text, written, { kind: 'range', from_mm, to_mm, average_mm })
}

function parseSeveral(text: string): ParsedLengths | null {
  const { 0: written = '', groups = {} } = SEVERAL.exec(text) ?? {}
  const found = [...written.matchAll(ITEM)].map(({ groups: item = {} }) => item)
  const sizes = parseAll(
    found.map(({ length = '' }) => length),
    groups['unit'] ?? (/\d\s*m\b/iu.test(written) ? 'm' : undefined),
  )
  if (!sizes || sizes.length < 2 || sizes.length > 60) return null
  if (new Set(sizes).size !== sizes.length) return null
  const units = new Set(
    found.map(({ count, unit }) => (count === undefined ? null : findCountUnit(unit))),
  )
  const [counted_in = null] = units
  if (units.size !== 1 || counted_in === 'unknown') return null
  const items = sizes
    .map((length_mm, i) => ({
      length_mm,
      count: counted_in === null ? null : Number(found[i]?.['count']),
    }))
    .toSorted((a, b) => a.length_mm - b.length_mm)
  if (items.some(({ count }) => count !== null && (count < 1 || count > 100_000))) return null
  return finish(text, written, { kind: 'several', counted_in, items })
}

const finish = (text: string, written: string, lengths: LengthMix): ParsedLengths => ({
  lengths,
  written: written.trim(),
  rest: text.slice(written.length).trim(),
})

/** A count without a unit is in pieces. */
function findCountUnit(word: string | undefined): 'pcs' | 'pack' | 'unknown' {
  const unit = word === undefined ? 'pcs' : findUnit(word)
  return unit === 'pcs' || unit === 'pack' ? unit : 'unknown'
}

/** Returns lengths in whole millimetres; null if any of them is ambiguous. */
function parseAll(texts: readonly string[], unit: string | undefined): number[] | null {
  // "3-5.4": one decimal mark makes all of them metres.
  const common = unit?.toLowerCase() ?? (texts.some(isMetresText) ? 'm' : null)
  const limits = {
    ...SIZE_LIMITS,
    unit: common as LengthUnit | null,
    millimetresFrom: MIN_WHOLE_LENGTH_MM,
  }
  const lengths = texts.flatMap((text) => {
    const length = parseLength(text, limits)
    return length.ok ? [length.length_mm] : []
  })
  return lengths.length === texts.length ? lengths : null
}

function isMetresText(text: string): boolean {
  const read = readNumber(text)
  return read.ok && isInMetres(read.value)
}
