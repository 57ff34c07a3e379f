import { getCellText, readTitle, type Sheet } from '@/features/read-sheet'
import { compareDecimals } from '@domain/numbers'
import { findWrittenLength } from '@domain/timber'

/** A column title that is a length, such as "3,0 m" or "300". */
export interface LengthTitle {
  /** Index of the column. */
  readonly at: number
  readonly text: string
}

/** Returns the titles that are lengths, without those at the given columns. */
export const findLengthTitles = (
  titles: readonly string[],
  mapped: ReadonlySet<number>,
): readonly LengthTitle[] =>
  titles.flatMap((text, at) =>
    !mapped.has(at) && findWrittenLength(text) !== null ? [{ at, text: text.trim() }] : [],
  )

const HEADER_ROWS = 50

/**
 * Returns the sheet with its header at the row whose titles are lengths, if it has one. Titles of
 * the row above fill the gaps, because mills write "Length, m" above the lengths.
 */
export function prepareMatrixSheet(sheet: Sheet, isTitle: (text: string) => boolean): Sheet {
  if (sheet.header !== undefined) return sheet
  for (const [at, cells] of sheet.rows.slice(0, HEADER_ROWS).entries()) {
    const texts = cells.map(getCellText)
    const lengths = findLengthTitles(texts, new Set())
    const values = lengths.map(({ text }) => findWrittenLength(text)?.value ?? '0')
    const isAscending = values.every((value, i) => compareDecimals(value, values[i - 1] ?? '0') > 0)
    if (lengths.length < 2 || !isAscending) continue
    if (texts.some(isTitle)) return { ...sheet, header: at + 1 }
    const above = (sheet.rows[at - 1] ?? []).map(getCellText)
    const isBelowOneTitle = lengths.slice(1).every((title) => (above[title.at] ?? '') === '')
    const isBare = texts.every((text, i) => text === '' || lengths.some((title) => title.at === i))
    if (!isBare || !isBelowOneTitle || !above.some(isTitle)) continue
    const unit = above.map((text) => readTitle(text).sizeUnit).find((found) => found !== null)
    const merged = Array.from({ length: Math.max(texts.length, above.length) }, (_, i) =>
      (texts[i] ?? '') === '' ? (above[i] ?? '') : [texts[i], unit].filter(Boolean).join(' '),
    )
    return { ...sheet, header: at + 1, rows: sheet.rows.with(at, merged) }
  }
  return sheet
}
