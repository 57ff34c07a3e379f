import type { JudgedStockRow, Lot, StockSheetRow } from '@/entities/stock'
import {
  getCellCode,
  getCellText,
  findUnmappedTitles,
  readColumnValues,
  matchProduct,
  PRODUCT_PARTS,
  readTableLines,
  type ColumnAnswers,
  type FoundTable,
  type Mapping,
  type ProductIndex,
  type TableLine,
  type ValueQuestion,
} from '@/features/read-sheet'
import {
  MAX_NAME_LENGTH,
  readCode,
  readFlag,
  readPieces,
  readText,
  refuse,
  type ReadProblem,
  type ReadValue,
} from '@domain/readers'

/** Columns of a stock sheet, in display order. */
export const SHEET_COLUMNS = [
  'barcode',
  'product',
  'pcs',
  'location',
  'supply',
  'blocked',
  'note',
] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]

/**
 * Columns that a sheet may have: our own, and those that describe a product by species and size.
 */
export const READABLE_COLUMNS = [...SHEET_COLUMNS, ...PRODUCT_PARTS] as const
export type ReadableColumn = (typeof READABLE_COLUMNS)[number]

/** Required columns. Without a barcode, an existing pack would be imported twice. */
export const NEEDED_COLUMNS: readonly ReadableColumn[] = ['barcode']

/**
 * Returns the columns that new packs need and the whole sheet leaves empty. Known packs need
 * neither.
 * @param previewed the rows as the server judged them
 */
export function findAskedColumns(
  rows: readonly StockSheetRow[],
  previewed: readonly JudgedStockRow[],
): readonly ('location' | 'supply')[] {
  const hasIncompletePack = previewed.some(
    ({ before, refusal }) =>
      before === null && (refusal === 'unknown_location' || refusal === 'no_supply'),
  )
  return hasIncompletePack
    ? (['location', 'supply'] as const).filter((column) =>
        rows.every((row) => row[column] === null),
      )
    : []
}

/** Returns the rows without a value of these columns for packs that are in stock already. */
export function leaveKnownPacks(
  rows: readonly StockSheetRow[],
  previewed: readonly JudgedStockRow[],
  columns: readonly ReadableColumn[],
): readonly StockSheetRow[] {
  const known = new Set(previewed.flatMap(({ row, before }) => (before ? [row] : [])))
  const empty = Object.fromEntries(columns.map((column) => [column, null]))
  return rows.map((row) => (known.has(row.row) ? { ...row, ...empty } : row))
}

/** Maximum number of rows, because all are applied in one transaction. */
export const MAX_ROWS = 3000

/** A row with an unreadable cell. */
export interface UnreadStockRow {
  readonly row: number
  readonly barcode: string
  readonly column: ReadableColumn
  readonly problem: ReadProblem
}

/** A parsed sheet: valid rows, unreadable rows, and questions to answer first. */
export interface ParsedStockSheet {
  readonly rows: readonly StockSheetRow[]
  readonly unread: readonly UnreadStockRow[]
  /** Number of rows hidden by the spreadsheet. `rows` includes them. */
  readonly hidden: number
  /** Titles of the columns that were not read. */
  readonly unmapped: readonly string[]
  readonly questions: readonly ValueQuestion<ReadableColumn>[]
}

const MAX_PCS = 100_000

interface StockSource {
  readonly products: ProductIndex
  /** Returns the code of a named place; null sends the text unchanged for the server to refuse. */
  readonly findPlaceCode: (placeText: string) => string | null
}

/** Parses a table whose columns are mapped. */
export function parseStockSheet(
  table: FoundTable<ReadableColumn>,
  mapping: Mapping<ReadableColumn>,
  { products, findPlaceCode }: StockSource,
  answers: ColumnAnswers,
): ParsedStockSheet {
  const lines = readTableLines(table, mapping)
  const values = readColumnValues(lines, answers)
  const pieces = values.createNumberReader('pcs', false, (text, form) =>
    readPieces(text, MAX_PCS, form),
  )
  const rows: StockSheetRow[] = []
  const unread: UnreadStockRow[] = []
  for (const line of lines) {
    const { row, at } = line
    const readColumnText = (column: ReadableColumn, limit: number) =>
      readText(getCellText(at(column)), limit)
    const found = findProduct(line)
    const cells = {
      barcode: readCode(getCellCode(at('barcode')), 40),
      product: found.read,
      pcs: pieces(at('pcs')),
      location: readColumnText('location', 60),
      supply: readColumnText('supply', 40),
      blocked: readFlag(getCellText(at('blocked'))),
      note: readColumnText('note', 300),
    }
    const { barcode, product, pcs, location, supply, blocked, note } = cells
    if (barcode.ok && product.ok && pcs.ok && location.ok && supply.ok && blocked.ok && note.ok) {
      const place =
        location.value === null ? null : (findPlaceCode(location.value) ?? location.value)
      rows.push({
        row,
        barcode: barcode.value,
        product: product.value,
        pcs: pcs.value,
        location: place,
        supply: supply.value,
        blocked: blocked.value,
        note: note.value,
        version: null,
      })
      continue
    }
    for (const column of SHEET_COLUMNS) {
      const cell = cells[column]
      if (cell.ok) continue
      unread.push({
        row,
        barcode: getCellText(at('barcode')),
        column: (column === 'product' ? found.column : undefined) ?? column,
        problem: cell.problem,
      })
      break
    }
  }
  const hidden = lines.filter(({ row }) => table.sheet.hiddenRows.has(row)).length
  const unmapped = findUnmappedTitles(table, mapping)
  return { rows, unread, hidden, unmapped, questions: values.questions() }

  /** Returns the product's name; if refused, with the refused column. */
  function findProduct({ at }: TableLine<ReadableColumn>): {
    readonly read: ReadValue<string>
    readonly column?: ReadableColumn
  } {
    if (
      ['product', ...PRODUCT_PARTS].every((part) => getCellText(at(part as ReadableColumn)) === '')
    )
      return { read: { ok: true, value: null } }
    const match = matchProduct(products, at)
    if (match.kind === 'one') return { read: { ok: true, value: match.product.name } }
    if (match.kind === 'refused') return { read: refuse(match.problem), column: match.column }
    if (match.kind === 'none') return { read: readText(match.words, MAX_NAME_LENGTH) }
    const chosen = answers.products?.[match.words]
    if (chosen === undefined)
      values.ask({
        kind: 'product',
        column: 'product',
        written: match.words,
        words: match.words,
        names: match.products.map(({ name }) => name),
        count: 1,
      })
    return {
      read:
        chosen === '' ? refuse({ code: 'no_product' }) : { ok: true, value: chosen ?? match.words },
    }
  }
}

/** Returns the cells of a pack in column order. Importing them changes nothing. */
export const toSheetCells = ({
  barcode,
  product,
  pcs,
  location,
  supply,
  status,
  note,
}: Lot): readonly (string | number | boolean | null)[] => [
  barcode,
  product.name,
  pcs,
  location,
  supply?.number ?? null,
  status === 'blocked',
  note,
]
