import { cellFlag, cellText, cellWord, readTable, type Cell, type TableLine } from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import { unitNamed } from '@/shared/lib/timber'

/** The columns of a price sheet, in their order. */
export const sheetColumns = ['product', 'country', 'company', 'price', 'price_small', 'price_medium', 'price_large', 'unit', 'sale_unit', 'start', 'end', 'hidden', 'is_on'] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** Without these a sheet says no prices. */
const needed: readonly SheetColumn[] = ['product', 'price', 'unit', 'start']

/** A row as it is written; which price it changes is known once it was looked through. */
export type SheetRow = Omit<Schemas['ImportedPrice'], 'version'>

/** A row with a cell that nobody can read. */
export interface UnreadRow {
  readonly row: number
  readonly product: string
  readonly column: SheetColumn
}

/** A sheet as it was read: its rows, those that can't be read, and columns that are missing. */
export interface ReadSheet {
  readonly rows: readonly SheetRow[]
  readonly unread: readonly UnreadRow[]
  readonly missing: readonly SheetColumn[]
}

/**
 * Reads the first sheet of a workbook, whose first row has the titles.
 * @param columnOf which column a title names, in whatever language
 */
export function readSheet(cells: readonly (readonly Cell[])[], columnOf: (title: string) => SheetColumn | undefined): ReadSheet {
  const { lines, missing } = readTable(cells, columnOf, needed)
  const rows: SheetRow[] = []
  const unread: UnreadRow[] = []
  for (const line of lines) {
    const read = readRow(line)
    if ('column' in read) unread.push(read)
    else rows.push(read)
  }
  return { rows, unread, missing }
}

function readRow({ row, at }: TableLine<SheetColumn>): SheetRow | UnreadRow {
  const product = cellText(at('product'))
  const prices = (['price', 'price_small', 'price_medium', 'price_large'] as const).map((column) => [column, priceOf(at(column))] as const)
  const units = (['unit', 'sale_unit'] as const).map((column) => [column, cellText(at(column)) === '' ? undefined : unitNamed(cellText(at(column)))] as const)
  const flags = (['hidden', 'is_on'] as const).map((column) => [column, cellFlag(at(column))] as const)
  const days = (['start', 'end'] as const).map((column) => [column, dayOf(at(column))] as const)
  const bad =
    product === '' || product.length > 160
      ? 'product'
      : [...prices, ...units, ...flags, ...days].find(([column, value]) => value === null || (value === undefined && (column === 'unit' || column === 'start')))?.[0]
  if (bad) return { row, product: product.slice(0, 160), column: bad }
  const [price = null, small = null, medium = null, large = null] = prices.map(([, value]) => value ?? null)
  const unit = units[0]?.[1] ?? 'm3'
  return {
    ...{ row, product, country: cellWord(at('country'), 2)?.toUpperCase() ?? null, company: cellWord(at('company'), 160) },
    ...{ price, price_small: small, price_medium: medium, price_large: large },
    ...{ start_date: days[0]?.[1] ?? '', end_date: days[1]?.[1] ?? null, unit, sale_unit: units[1]?.[1] ?? unit },
    ...{ hidden: flags[0]?.[1] ?? false, is_on: flags[1]?.[1] ?? true },
  }
}

/** A price with two places at least and four at most; undefined of an empty cell, null of what is none. */
function priceOf(cell: Cell): string | null | undefined {
  const text = cellText(cell).replaceAll(/[\s\u00a0\u202f€]/g, '')
  if (text === '') return undefined
  const value = Number(/^\d+,\d+$/.test(text) ? text.replace(',', '.') : text)
  if (!Number.isFinite(value) || value < 0 || value >= 1e9) return null
  const [whole = '0', fraction = ''] = value.toFixed(4).split('.')
  return `${whole}.${fraction.replace(/0{1,2}$/, '')}`
}

/** A day as YYYY-MM-DD, also written the other way round; undefined of an empty cell, null of what is none. */
function dayOf(cell: Cell): string | null | undefined {
  const text = cellText(cell)
  if (text === '') return undefined
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? []
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : null
}

/** Rows of a call, at most. */
const PART = 1000

/**
 * A sheet in the parts that are sent: rows of one product stay together as far as they fit, and else those of one scope, in their order, so that each part is
 * judged by itself as the whole would be.
 */
export function partsOf<Row extends SheetRow>(rows: readonly Row[], most = PART): Row[][] {
  const parts: Row[][] = []
  let part: Row[] = []
  function put(group: readonly Row[]) {
    if (part.length > 0 && part.length + group.length > most) {
      parts.push(part)
      part = []
    }
    for (const row of group) {
      if (part.length === most) {
        parts.push(part)
        part = []
      }
      part.push(row)
    }
  }
  for (const group of groupsBy(rows, ({ product }) => product)) {
    if (group.length <= most) put(group)
    else for (const ofScope of groupsBy(group, scopeOf)) put(ofScope)
  }
  return part.length > 0 ? [...parts, part] : parts
}

const scopeOf = ({ country, company }: SheetRow): string => `${country ?? ''} ${company ?? ''}`

function groupsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Iterable<Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups.values()
}
