import { fetchPricePage, type PriceEntry } from '@/entities/price'
import { matchTitles, type SheetKind } from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import {
  NEEDED_COLUMNS,
  READABLE_COLUMNS,
  SHEET_COLUMNS,
  type ReadableColumn,
  type SheetColumn,
} from '../model/price-sheet'

/** Column titles in one language. */
export type SheetTitles = Readonly<Record<SheetColumn, string>>
interface Texts {
  readonly columns: Readonly<Record<string, string>>
  readonly hidden: string
  readonly form: { readonly is_on: string }
}

/** Loads the columns of a price sheet with their titles in all languages. */
export async function loadPriceSheetKind(): Promise<SheetKind<ReadableColumn>> {
  const languages: readonly Texts[] = (
    await Promise.all([
      import('../i18n/en.json'),
      import('../i18n/fr.json'),
      import('../i18n/lt.json'),
      import('../i18n/es.json'),
    ])
  ).map((module) => module.default)
  const toSheetTitles = ({ columns, hidden, form }: Texts): SheetTitles =>
    Object.fromEntries(
      SHEET_COLUMNS.map((column) => [
        column,
        column === 'hidden'
          ? hidden
          : column === 'is_on'
            ? form.is_on
            : (columns[column] ?? column),
      ]),
    ) as SheetTitles
  return {
    columns: READABLE_COLUMNS,
    required: NEEDED_COLUMNS,
    match: matchTitles(READABLE_COLUMNS, languages.map(toSheetTitles)),
  }
}

/** Rows per page of the download. */
const PAGE_SIZE = 500

/**
 * Downloads the prices that the user may change as a sheet for re-import.
 * @param formatUnit translates a unit; the import understands the same words
 * @throws any error of a page's fetch
 */
export async function downloadPrices(
  list: Schemas['PriceListName'],
  {
    titles,
    title,
    fileName,
    formatUnit,
  }: {
    titles: SheetTitles
    title: string
    fileName: string
    formatUnit(unit: Schemas['Unit']): string
  },
  signal: AbortSignal,
): Promise<void> {
  const prices: PriceEntry[] = []
  let cursor: string | undefined
  do {
    const page = await fetchPricePage(
      { list, state: ['valid', 'coming', 'off'] },
      { cursor, limit: PAGE_SIZE },
      signal,
    )
    prices.push(...page.items.filter(({ may_edit }) => may_edit))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const createMoneyCell = (value: string | null) =>
    value === null ? null : { type: Number, value: Number(value), format: '#,##0.00##' }
  const createDayCell = (value: string | null) =>
    value === null
      ? null
      : { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'yyyy-mm-dd' }
  const createTextCell = (value: string | null) => (value === null ? null : { type: String, value })
  const cells = prices.map((price) => [
    ...[
      createTextCell(price.product.name),
      createTextCell(price.country),
      createTextCell(price.company?.name ?? null),
    ],
    ...[
      createMoneyCell(price.price),
      createMoneyCell(price.price_small),
      createMoneyCell(price.price_medium),
      createMoneyCell(price.price_large),
    ],
    ...[
      createTextCell(formatUnit(price.unit)),
      createTextCell(formatUnit(price.sale_unit)),
      createDayCell(price.start_date),
      createDayCell(price.end_date),
    ],
    ...[
      { type: Boolean, value: price.hidden },
      { type: Boolean, value: price.is_on },
    ],
  ])
  const head = SHEET_COLUMNS.map((column) => ({
    type: String,
    value: titles[column],
    fontWeight: 'bold' as const,
  }))
  const columns = SHEET_COLUMNS.map((column) => ({
    width: column === 'product' || column === 'company' ? 32 : 12,
  }))
  await writeExcelFile([head, ...cells], {
    sheet: title.slice(0, 31),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns,
  }).toFile(fileName)
}
