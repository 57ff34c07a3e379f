import type { Lot, StockSheetRow } from '@/entities/stock'
import { cellFlag, cellText, cellWord, readTable, type Cell, type TableLine } from '@/features/read-sheet'

/** The columns of a stock sheet, in their order. */
export const sheetColumns = ['barcode', 'product', 'pcs', 'location', 'supply', 'blocked', 'note'] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** Without its barcode a pack that is there would come in a second time. */
const needed: readonly SheetColumn[] = ['barcode']

/** Rows of a sheet, at most: they are taken in all together or not at all. */
export const MOST_ROWS = 3000

/** A row with a cell that nobody can read. */
export interface UnreadRow {
  readonly row: number
  readonly barcode: string
  readonly column: SheetColumn
}

/** A sheet as it was read: its rows, those that can't be read, and columns that are missing. */
export interface ReadSheet {
  readonly rows: readonly StockSheetRow[]
  readonly unread: readonly UnreadRow[]
  readonly missing: readonly SheetColumn[]
}

/**
 * Reads the first sheet of a workbook, whose first row has the titles.
 * @param columnOf which column a title names, in whatever language
 * @param placeOf the code of a place that is written by its name; what it doesn't know is sent as it is written
 */
export function readSheet(cells: readonly (readonly Cell[])[], columnOf: (title: string) => SheetColumn | undefined, placeOf: (words: string) => string | null): ReadSheet {
  const { lines, missing } = readTable(cells, columnOf, needed)
  const rows: StockSheetRow[] = []
  const unread: UnreadRow[] = []
  for (const line of lines) {
    const read = readRow(line, placeOf)
    if ('column' in read) unread.push(read)
    else rows.push(read)
  }
  return { rows, unread, missing }
}

function readRow({ row, at }: TableLine<SheetColumn>, placeOf: (words: string) => string | null): StockSheetRow | UnreadRow {
  const barcode = cellWord(at('barcode'), 41)
  const place = cellWord(at('location'), 60)
  const [pcs, blocked] = [pcsOf(at('pcs')), cellFlag(at('blocked'))]
  const bad: SheetColumn | null = (barcode?.length ?? 0) > 40 ? 'barcode' : Number.isNaN(pcs) ? 'pcs' : blocked === null ? 'blocked' : null
  if (bad) return { row, barcode: barcode ?? '', column: bad }
  return {
    ...{ row, barcode, product: cellWord(at('product'), 160), pcs, location: place === null ? null : (placeOf(place) ?? place) },
    ...{ supply: cellWord(at('supply'), 40), blocked: blocked ?? null, note: cellWord(at('note'), 300), version: null },
  }
}

const MOST_PCS = 100_000

/** Pieces as a whole number; null of an empty cell, NaN of what is none. */
function pcsOf(cell: Cell): number | null {
  const text = cellText(cell).replaceAll(/[\s\u00a0\u202f]/g, '')
  if (text === '') return null
  const pcs = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return pcs <= MOST_PCS ? pcs : Number.NaN
}

/** What a pack is in a sheet, in the order of the columns: so written, it comes back as it is. */
export const cellsOf = ({ barcode, product, pcs, location, supply, status, note }: Lot): readonly (string | number | boolean | null)[] => [barcode, product.name, pcs, location, supply?.number ?? null, status === 'blocked', note]
