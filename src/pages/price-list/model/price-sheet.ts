import {
  findUnmappedTitles,
  readColumnValues,
  PRODUCT_PARTS,
  readTableLines,
  type ColumnAnswers,
  type FoundTable,
  type Mapping,
  type ProductIndex,
  type ValueQuestion,
} from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import type { ReadProblem } from '@domain/readers'
import { createPriceRowReader, findRowProblem, toSheetRow, toUnreadRow } from './price-row'

/** In display order. */
export const SHEET_COLUMNS = [
  'product',
  'country',
  'company',
  'price',
  'price_small',
  'price_medium',
  'price_large',
  'unit',
  'sale_unit',
  'start',
  'end',
  'hidden',
  'is_on',
] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]

/**
 * Columns that a sheet may have: our own, and those that describe a product by species and size.
 */
export const READABLE_COLUMNS = [...SHEET_COLUMNS, ...PRODUCT_PARTS] as const
export type ReadableColumn = (typeof READABLE_COLUMNS)[number]

/** Required columns. */
export const NEEDED_COLUMNS: readonly ReadableColumn[] = ['product', 'price', 'unit', 'start']

/** A parsed row; the preview adds the price's version, and the user the confirmation. */
export type SheetRow = Omit<Schemas['ImportedPrice'], 'version' | 'confirmed'>

/** A row with an unreadable cell. */
export interface UnreadPriceRow {
  readonly row: number
  readonly product: string
  /** The row's scope; null if it has none, or it is the unreadable cell. */
  readonly country: string | null
  readonly company: string | null
  readonly column: ReadableColumn
  readonly problem: ReadProblem
}

/** A parsed sheet: valid rows, unreadable rows, and questions to answer first. */
export interface ParsedPriceSheet {
  readonly rows: readonly SheetRow[]
  readonly unread: readonly UnreadPriceRow[]
  /** Number of rows hidden by the spreadsheet. `rows` includes them. */
  readonly hidden: number
  /** Titles of the columns that were not read. */
  readonly unmapped: readonly string[]
  readonly questions: readonly ValueQuestion<ReadableColumn>[]
}

/** Parses a table whose columns are mapped. */
export function parsePriceSheet(
  table: FoundTable<ReadableColumn>,
  mapping: Mapping<ReadableColumn>,
  products: ProductIndex,
  answers: ColumnAnswers,
): ParsedPriceSheet {
  const lines = readTableLines(table, mapping)
  const values = readColumnValues(lines, answers)
  const readRow = createPriceRowReader({ table, mapping, products, answers, values })
  const rows: SheetRow[] = []
  const unread: UnreadPriceRow[] = []
  for (const line of lines) {
    const row = readRow(line)
    const problem = findRowProblem(row)
    if (problem) unread.push(toUnreadRow(row, problem))
    else rows.push(toSheetRow(row))
  }
  const hidden = lines.filter(({ row }) => table.sheet.hiddenRows.has(row)).length
  const unmapped = findUnmappedTitles(table, mapping)
  return { rows, unread, hidden, unmapped, questions: values.questions() }
}

/** Maximum number of rows per request. */
const MAX_PART_ROWS = 1000

/**
 * Splits a sheet into request-sized parts. Keeps rows of one product together, or at least those of
 * one scope, so that each part validates like the whole.
 */
export function splitSheet<Row extends SheetRow>(
  rows: readonly Row[],
  maxRows = MAX_PART_ROWS,
): Row[][] {
  const parts: Row[][] = []
  let part: Row[] = []
  function addGroup(group: readonly Row[]) {
    if (part.length > 0 && part.length + group.length > maxRows) {
      parts.push(part)
      part = []
    }
    for (const row of group) {
      if (part.length === maxRows) {
        parts.push(part)
        part = []
      }
      part.push(row)
    }
  }
  for (const group of groupConsecutive(rows, ({ product }) => product)) {
    if (group.length <= maxRows) addGroup(group)
    else for (const scopeGroup of groupConsecutive(group, toScopeKey)) addGroup(scopeGroup)
  }
  return part.length > 0 ? [...parts, part] : parts
}

const toScopeKey = ({ country, company }: SheetRow): string => `${country ?? ''} ${company ?? ''}`

function groupConsecutive<Row>(
  rows: readonly Row[],
  getKey: (row: Row) => string,
): Iterable<Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(getKey(row))
    if (group) group.push(row)
    else groups.set(getKey(row), [row])
  }
  return groups.values()
}
