import type { JudgedStockRow, StockSheetRow } from '@/entities/stock'
import {
  findAskedColumns,
  leaveKnownPacks,
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

/** True if the user has to confirm the row before it is applied. */
export const hasAlert = (row: StockPreviewRow): boolean =>
  row.unread === null && row.alert !== null && row.outcome !== 'refused'

export interface StockPreview {
  /** All rows in the order of the sheet. */
  readonly shown: readonly StockPreviewRow[]
  /** Rows to apply with their versions. */
  readonly changes: readonly StockSheetRow[]
  /** Number of rows hidden by the spreadsheet. */
  readonly hidden: number
  /** Titles of the columns that were not read. */
  readonly unmapped: readonly string[]
  /** Columns that new packs need and the sheet leaves empty. */
  readonly asked: readonly ReadableColumn[]
  /** True if another user changed a pack first, so that nothing was applied. */
  readonly isStale: boolean
}

/** Returns the outcome of rows that were judged by the backend. */
export const toPreviewRows = (rows: readonly JudgedStockRow[]): readonly StockPreviewRow[] =>
  rows.map((row) => ({ ...row, unread: null }))

/**
 * Previews parsed rows. Columns that the user was asked about stay empty for packs in stock.
 * @param judge asks the backend for the outcome of rows
 */
export async function previewStock(
  parsed: ParsedStockSheet,
  asked: readonly ReadableColumn[],
  judge: (rows: readonly StockSheetRow[]) => Promise<readonly JudgedStockRow[]>,
): Promise<StockPreview> {
  const judged = await judge(parsed.rows)
  if (asked.length === 0) return createPreview(parsed, judged)
  const rows = leaveKnownPacks(parsed.rows, judged, asked)
  return createPreview({ ...parsed, rows }, await judge(rows))
}

function createPreview(
  { rows, unread, hidden, unmapped }: ParsedStockSheet,
  judged: readonly JudgedStockRow[],
): StockPreview {
  const versions = new Map(
    judged
      .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
      .map(({ row, version }) => [row, version]),
  )
  const changes = rows.flatMap((row) =>
    versions.has(row.row) ? { ...row, version: versions.get(row.row) ?? null } : [],
  )
  const shown = [
    ...toPreviewRows(judged),
    ...unread.map(({ row, barcode, column, problem }): StockPreviewRow => ({
      row,
      barcode,
      outcome: 'refused',
      unread: { column, problem },
    })),
  ]
  return {
    shown: shown.toSorted((a, b) => a.row - b.row),
    changes,
    hidden,
    unmapped,
    asked: findAskedColumns(rows, judged),
    isStale: false,
  }
}
