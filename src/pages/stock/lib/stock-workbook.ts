import { fetchLotPage, type Lot } from '@/entities/stock'
import { matchTitles, type SheetKind } from '@/features/read-sheet'
import {
  toSheetCells,
  NEEDED_COLUMNS,
  READABLE_COLUMNS,
  SHEET_COLUMNS,
  type ReadableColumn,
  type SheetColumn,
} from '../model/stock-sheet'

/** Column titles in one language. */
export type SheetTitles = Readonly<Record<SheetColumn, string>>

/** Loads the columns of a stock sheet with their titles in all languages. */
export async function loadStockSheetKind(): Promise<SheetKind<ReadableColumn>> {
  const languages = await Promise.all([
    import('../i18n/en.json'),
    import('../i18n/fr.json'),
    import('../i18n/lt.json'),
    import('../i18n/es.json'),
  ])
  return {
    columns: READABLE_COLUMNS,
    required: NEEDED_COLUMNS,
    match: matchTitles(
      READABLE_COLUMNS,
      languages.map(({ default: texts }) => texts.sheet.columns),
    ),
  }
}

/** Rows per page of the download. */
const PAGE_SIZE = 500

/**
 * Downloads all packs as a sheet for re-import.
 * @throws any error of a page's fetch
 */
export async function downloadPacks(
  { titles, title, fileName }: { titles: SheetTitles; title: string; fileName: string },
  signal: AbortSignal,
): Promise<void> {
  const lots: Lot[] = []
  let cursor: string | undefined
  do {
    const page = await fetchLotPage({ cursor, limit: PAGE_SIZE }, signal)
    lots.push(...page.items)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const createCell = (value: string | number | boolean | null) =>
    value === null
      ? null
      : typeof value === 'number'
        ? { type: Number, value }
        : typeof value === 'boolean'
          ? { type: Boolean, value }
          : { type: String, value }
  const head = SHEET_COLUMNS.map((column) => ({
    type: String,
    value: titles[column],
    fontWeight: 'bold' as const,
  }))
  const columns = SHEET_COLUMNS.map((column) => ({
    width: column === 'product' || column === 'note' ? 32 : 16,
  }))
  await writeExcelFile([head, ...lots.map((lot) => toSheetCells(lot).map(createCell))], {
    sheet: title.slice(0, 31),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns,
  }).toFile(fileName)
}
