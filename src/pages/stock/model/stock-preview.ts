import type { JudgedStockRow, StockSheetRow } from '@/entities/stock'
import { findPortCode } from '@/entities/cargo'
import type { ColumnAnswers, indexProducts, MappedTable } from '@/features/read-sheet'
import {
  findAskedColumns,
  leaveKnownPacks,
  MAX_ROWS,
  parseStockSheet,
  type ParsedStockSheet,
  type ReadableColumn,
  type UnreadStockRow,
} from './stock-sheet'

/** A row and its outcome; for an unreadable row, the refused cell. */
export type StockPreviewRow =
  | (JudgedStockRow & { readonly unread: null })
  | {
      readonly row: number
      readonly barcode: string
      readonly outcome: 'refused'
      readonly unread: Pick<UnreadStockRow, 'column' | 'problem'>
    }

/** The parsed rows of a sheet. */
export type StockRows = Pick<ParsedStockSheet, 'rows' | 'unread' | 'hidden' | 'unmapped'>

/** Returns the outcome of rows that were judged by the backend. */
export const toPreviewRows = (rows: readonly JudgedStockRow[]): readonly StockPreviewRow[] =>
  rows.map((row) => ({ ...row, unread: null }))

/** Returns all rows in the order of the sheet, and the rows to apply with their versions. */
export function createStockPreview(
  { rows, unread, hidden, unmapped }: StockRows,
  previewed: readonly JudgedStockRow[],
) {
  const versions = new Map(
    previewed
      .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
      .map(({ row, version }) => [row, version]),
  )
  const changes = rows.flatMap((row) =>
    versions.has(row.row) ? { ...row, version: versions.get(row.row) ?? null } : [],
  )
  const shown = [
    ...toPreviewRows(previewed),
    ...unread.map(({ row, barcode, column, problem }): StockPreviewRow => ({
      row,
      barcode,
      outcome: 'refused',
      unread: { column, problem },
    })),
  ]
  return { shown: shown.toSorted((a, b) => a.row - b.row), changes, hidden, unmapped }
}

/**
 * Parses a mapped table and previews its rows. A sheet with questions or too many rows is not
 * previewed. Columns that the user was asked about stay empty for packs in stock.
 */
export async function previewTable(
  { table, mapping, asked: previouslyAsked = [] }: MappedTable<ReadableColumn>,
  answers: ColumnAnswers,
  products: ReturnType<typeof indexProducts>,
  previewRows: (rows: readonly StockSheetRow[]) => Promise<readonly JudgedStockRow[]>,
) {
  const sheet = parseStockSheet(table, mapping, { products, findPlaceCode: findPortCode }, answers)
  if (sheet.questions.length > 0 || sheet.rows.length > MAX_ROWS) return { ...sheet, previewed: [] }
  let { rows } = sheet
  let previewed = await previewRows(rows)
  if (previouslyAsked.length > 0) {
    rows = leaveKnownPacks(rows, previewed, previouslyAsked)
    previewed = await previewRows(rows)
  }
  return { ...sheet, rows, previewed, asked: findAskedColumns(rows, previewed) }
}
