import { unknownNumberForm, createNumberForm, type NumberForm } from '@domain/numbers'

/** A number cell with its number format, such as `00000`. */
export interface FormattedNumber {
  readonly number: number
  readonly format: string
}

/** A cell's value in the workbook's own type. */
export type WorkbookCell = string | number | boolean | Date | FormattedNumber | null | undefined

const isFormatted = (cell: WorkbookCell): cell is FormattedNumber =>
  typeof cell === 'object' && cell !== null && 'format' in cell

export const getCellNumber = (cell: WorkbookCell): number | null =>
  typeof cell === 'number' ? cell : isFormatted(cell) ? cell.number : null

/** Spreadsheets store 15 significant digits; further digits are binary rounding errors. */
const EXACT_DIGITS = 15

/** Converts a cell to trimmed text; numbers with a decimal point. */
export function getCellText(cell: WorkbookCell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'string' || typeof cell === 'boolean') return String(cell).trim()
  return String(Number((isFormatted(cell) ? cell.number : cell).toPrecision(EXACT_DIGITS)))
}

/**
 * Number form of a cell. A number cell has a decimal point even if the column's texts don't.
 */
export const getCellNumberForm = (
  cell: WorkbookCell,
  form: NumberForm = unknownNumberForm,
): NumberForm => (getCellNumber(cell) === null ? form : createNumberForm('.'))

/**
 * Formats a barcode or pack number as displayed, with leading zeros. An inexact number, or a code
 * that the spreadsheet turned into a date, is returned in E-notation, which code readers refuse.
 */
export function getCellCode(cell: WorkbookCell): string {
  const number = getCellNumber(cell)
  if (cell instanceof Date) return cell.getTime().toExponential()
  if (number === null) return getCellText(cell)
  if (Math.abs(number) >= 10 ** EXACT_DIGITS) return number.toExponential()
  const text = getCellText(cell)
  return isFormatted(cell) && /^\d+$/.test(text) ? applyNumberFormat(text, cell.format) : text
}

/**
 * Applies a number format of zeros and fixed characters: `000000`, `"TD"0000`, `00-000`. Returns
 * the digits unchanged for other formats.
 */
function applyNumberFormat(digits: string, format: string): string {
  const [first = ''] = format.split(';')
  const parts = [...first.matchAll(/"([^"]*)"|\\(.)|(.)/g)].map(([, quoted, escaped, plain]) => ({
    fixed: quoted ?? escaped,
    plain,
  }))
  const isSimple = parts.every(
    ({ fixed, plain }) => fixed !== undefined || plain === '0' || plain === '-' || plain === ' ',
  )
  const places = parts.filter(({ plain }) => plain === '0').length
  if (!isSimple || places === 0) return digits
  const padded = digits.padStart(places, '0')
  let position = padded.length - places
  let isFirst = true
  return parts
    .map(({ fixed, plain }) => {
      if (fixed !== undefined) return fixed
      if (plain !== '0') return plain ?? ''
      const from = isFirst ? 0 : position
      position += 1
      isFirst = false
      return padded.slice(from, position)
    })
    .join('')
}
