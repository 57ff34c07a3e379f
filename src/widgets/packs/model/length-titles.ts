import { getCellText, readTitle, type Sheet } from '@/features/read-sheet'
import { readNumber } from '@domain/numbers'
import { type LengthUnit, MAX_LENGTH_MM } from '@domain/timber'

/** A column title that is a length, such as "3,0 m" or "300". */
export interface LengthTitle {
  /** Index of the column. */
  readonly at: number
  readonly text: string
}

const LENGTH_TITLE =
  /^(?:l\s*[=:]?\s*)?(\d+(?:[.,]\d+)?)\s*(mm|cm|dm|m)?\.?(?:\s*[,/(]?\s*(?:pcs|vnt|stk|st|pzs|pièces|piezas)\.?\)?)?$/i

/** Written length: its number and unit, null for other texts. */
export function parseWrittenLength(
  text: string,
): { value: number; unit: LengthUnit | null } | null {
  const [, number = '', written] = LENGTH_TITLE.exec(text.trim()) ?? []
  const unit = (written?.toLowerCase() as LengthUnit | undefined) ?? null
  const read = readNumber(number)
  if (!read.ok && read.code === 'no_number') return null
  // In metres or millimetres, "4,800" is the same length.
  const isDecimal = unit === null || unit === 'm'
  const value = Number(read.ok ? read.value : isDecimal ? read.decimals : read.thousands)
  return value > 0 ? { value, unit } : null
}

/** Returns the titles that are lengths, without those at the given columns. */
export const findLengthTitles = (
  titles: readonly string[],
  mapped: ReadonlySet<number>,
): readonly LengthTitle[] =>
  titles.flatMap((text, at) =>
    !mapped.has(at) && parseWrittenLength(text) !== null ? [{ at, text: text.trim() }] : [],
  )

const MM_PER_UNIT: Readonly<Record<LengthUnit, number>> = { m: 1000, dm: 100, cm: 10, mm: 1 }
const units: readonly LengthUnit[] = ['m', 'dm', 'cm', 'mm']

/** Lengths of sawn wood, mm. */
const USUAL = { min: 600, max: 15_600 }
/** Lengths that a tally accepts, mm. */
const POSSIBLE = { min: 100, max: MAX_LENGTH_MM }

/** Converts a written length; rounded to a thousandth to remove floating-point errors. */
export const toMillimetres = (value: number, unit: LengthUnit): number =>
  Number((value * MM_PER_UNIT[unit]).toFixed(3))

/** Units that lengths of one column may be in: one if it is clear, none if none fits all. */
export function findLengthUnits(values: readonly number[]): readonly LengthUnit[] {
  const findFitting = ({ min, max }: typeof USUAL) =>
    units.filter((unit) =>
      values.every((value) => {
        const mm = toMillimetres(value, unit)
        return Number.isInteger(mm) && mm >= min && mm <= max
      }),
    )
  const usual = findFitting(USUAL)
  return usual.length > 0 ? usual : findFitting(POSSIBLE)
}

const headerRows = 50

/**
 * Returns the sheet with its header at the row whose titles are lengths, if it has one. Titles of
 * the row above fill the gaps, because mills write "Length, m" above the lengths.
 */
export function prepareMatrixSheet(sheet: Sheet, isTitle: (text: string) => boolean): Sheet {
  if (sheet.header !== undefined) return sheet
  for (const [at, cells] of sheet.rows.slice(0, headerRows).entries()) {
    const texts = cells.map(getCellText)
    const lengths = findLengthTitles(texts, new Set())
    const values = lengths.map(({ text }) => parseWrittenLength(text)?.value ?? 0)
    const isAscending = values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))
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
