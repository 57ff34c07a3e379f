import { type LengthWords, LENGTH_WORDS } from './format-lengths'
import { NUMBER_PATTERN } from './parse-number'
import { formatMetres, parseLength, type ReadLength } from './parse-length'
import { createTally, type Tally, type TallyRow } from './tally'

/** A parsed tally, or the part of the text that cannot be parsed and why. */
export type ParsedTally =
  | { ok: true; tally: Tally }
  | {
      ok: false
      code: 'no_tally' | 'no_pieces' | Extract<ReadLength, { ok: false }>['code']
      part: string
    }

/**
 * Formats pieces per length as written on a pack: `3.9 (40) 4.2 (60)`; lengths in metres.
 * @param words of English by default, which stored tallies have
 * @param gap between a length and its pieces
 */
export const formatTally = (
  tally: Tally,
  { mark }: Pick<LengthWords, 'mark'> = LENGTH_WORDS.en,
  gap = ' ',
): string =>
  tally
    .map(({ length_mm, pcs }) => `${formatMetres(length_mm).replace('.', mark)}${gap}(${pcs})`)
    .join(' ')

const LENGTH = String.raw`(${NUMBER_PATTERN}\s*(?:mm|cm|dm|m)?)`
const PIECES = String.raw`(\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+|\d+)`
/**
 * A length and its pieces: "3.9 (40)", "3.9: 40", "3.9 = 40", "3.9/40", or in columns "3.9 ⇥ 40".
 */
const ROW = new RegExp(
  String.raw`^[\s,;]*${LENGTH}\s*(?:\(\s*${PIECES}[^)]*\)|[\t:=/]\s*${PIECES}(?!\d|[.,]\d))`,
  'i',
)

/** Parses pieces per length; rows of one length are added. Inverse of `formatTally`. */
export function parseTally(text: string): ParsedTally {
  const rows: TallyRow[] = []
  let rest = text.trim()
  if (rest === '') return { ok: false, code: 'no_tally', part: '' }
  while (rest !== '') {
    const row = ROW.exec(rest)
    if (!row) return { ok: false, code: 'no_pieces', part: rest }
    const [written, length = '', inBrackets, after] = row
    const read = parseLength(length)
    if (!read.ok) return { ok: false, code: read.code, part: length.trim() }
    const pcs = Number((inBrackets ?? after ?? '').replaceAll(/\D/g, ''))
    if (pcs === 0) return { ok: false, code: 'no_pieces', part: written.trim() }
    rows.push({ length_mm: read.length_mm, pcs })
    rest = rest.slice(written.length).replace(/^[\s,;]+$/, '')
  }
  return { ok: true, tally: createTally(rows) }
}

/** Formats a stored tally for a language; returns any other text as it is. */
export function translateTally(text: string, words: Pick<LengthWords, 'mark'>): string {
  const parsed = parseTally(text)
  return parsed.ok ? formatTally(parsed.tally, words) : text
}
