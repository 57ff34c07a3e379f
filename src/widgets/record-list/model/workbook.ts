import type { CellObject, Row as SheetRow, SheetData } from 'write-excel-file/browser'
import type { ExportSheet } from './export-sheet'
import { roundShare } from '@domain/numbers'
import { getCurrencyPlaces } from '@domain/money'
import type { RecordColumn, SheetCell } from './column'
import { toPlainText } from '@/shared/i18n'
import { toLocalDay } from '@/shared/lib/clock'

/** A page of rows to export, and the cursor of the next page; null at the end. */
export interface ExportPage<Row> {
  readonly items: readonly Row[]
  readonly next_cursor: string | null
  readonly total: number | null
}
export type FetchExportPage<Row> = (
  page: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
) => Promise<ExportPage<Row>>

/** Rows per page of an export: the contract's maximum. */
const PAGE_SIZE = 500

/** Excel's limit is 1,048,576 rows, including the header. */
const MAX_ROWS = 1_048_575

const NUMBER_FORMATS = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000'] as const
const AMOUNT_FORMATS = {
  amount: { 0: '#,##0', 2: '#,##0.00' },
  price: { 0: '#,##0', 2: '#,##0.00##' },
}

/** Returns midnight UTC of a day, or of a moment's local day: sheets have no time zone. */
function toSheetDate(iso: string): Date {
  const day = iso.includes('T') ? toLocalDay(new Date(iso)) : iso
  return new Date(`${day}T00:00:00Z`)
}

/** Returns a typed cell, so that a reader can sum numbers and sort dates. */
export function toSheetCell<Row>(cell: SheetCell<Row>, row: Row): CellObject | null {
  const value = cell.value(row)
  if (value === null || value === '') return null
  switch (cell.type) {
    case 'text':
      return { type: String, value: toPlainText(String(value)) }
    case 'number':
      return {
        type: Number,
        value: Number(value),
        format: NUMBER_FORMATS[cell.places] ?? '#,##0.00',
      }
    case 'share':
      return {
        type: Number,
        value: roundShare(Number(value), cell.places),
        format: NUMBER_FORMATS[cell.places] ?? '#,##0.00',
      }
    case 'amount':
    case 'price': {
      const currency = typeof cell.currency === 'string' ? cell.currency : cell.currency(row)
      const format = AMOUNT_FORMATS[cell.type][getCurrencyPlaces(currency)]
      return { type: Number, value: Number(value), format }
    }
    case 'date':
      return { type: Date, value: toSheetDate(String(value)), format: 'yyyy-mm-dd' }
  }
}

type SheetColumn<Row> = Pick<RecordColumn<Row>, 'title' | 'unit' | 'width' | 'align'> & {
  readonly sheet: SheetCell<Row>
}

/** Returns the exported columns with their notes. */
const toSheetColumns = <Row>(columns: readonly RecordColumn<Row>[]): readonly SheetColumn<Row>[] =>
  columns.flatMap((column): SheetColumn<Row>[] => {
    const { sheetNote: note, width, sheet } = column
    if (!sheet) return []
    return note
      ? [
          { ...column, sheet },
          { title: note.title, width, sheet: { type: 'text', value: note.value } },
        ]
      : [{ ...column, sheet }]
  })

function createHeadRow<Row>(columns: readonly SheetColumn<Row>[]): SheetRow {
  return columns.map((column) => ({
    type: String,
    value: toPlainText(column.unit ? `${column.title}, ${column.unit}` : column.title),
    fontWeight: 'bold' as const,
    ...(column.align === 'end' && { align: 'right' as const }),
  }))
}

/**
 * Fetches all matching rows, page by page, as a sheet with a header.
 * @param onProgress receives the loaded and total row counts after each page
 * @throws errors of `fetchPage`; an AbortError once `signal` is aborted
 */
export async function collectSheet<Row>(
  columns: readonly RecordColumn<Row>[],
  fetchPage: FetchExportPage<Row>,
  signal: AbortSignal,
  onProgress: (done: number, total: number | null) => void,
): Promise<SheetData> {
  const sheetColumns = toSheetColumns(columns)
  const sheet: SheetData = [createHeadRow(sheetColumns)]
  let total: number | null = null
  let cursor: string | undefined
  do {
    signal.throwIfAborted()
    const page: ExportPage<Row> = await fetchPage({ cursor, limit: PAGE_SIZE }, signal)
    for (const row of page.items)
      sheet.push(sheetColumns.map((column) => toSheetCell(column.sheet, row)))
    total ??= page.total
    onProgress(sheet.length - 1, total)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined && sheet.length <= MAX_ROWS)
  return sheet.slice(0, MAX_ROWS + 1)
}

/** Excel measures column widths in digits; an em has about two. */
const CHARACTERS_PER_EM = 2

/** A sheet with its name and the widths of its columns. */
export const toNamedSheet = <Row>(
  data: SheetData,
  columns: readonly RecordColumn<Row>[],
  title: string,
) => ({
  data,
  sheet: title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
  stickyRowsCount: 1,
  stickyColumnsCount: 1,
  columns: toSheetColumns(columns).map((column) => ({
    width: Math.round(column.width * CHARACTERS_PER_EM),
  })),
})

/**
 * Downloads the sheet as a file, with further sheets after it. The writer library is loaded on
 * demand, because few users export.
 */
export async function downloadSheet<Row>(
  sheet: SheetData,
  {
    columns,
    title,
    fileName,
    moreSheets,
    signal,
  }: {
    readonly columns: readonly RecordColumn<Row>[]
    readonly title: string
    readonly fileName: string
    readonly moreSheets: readonly ExportSheet[]
    readonly signal: AbortSignal
  },
): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const sheets = [toNamedSheet(sheet, columns, title)]
  for (const more of moreSheets) sheets.push(await more.collect(signal))
  await writeExcelFile(sheets).toFile(fileName)
}
