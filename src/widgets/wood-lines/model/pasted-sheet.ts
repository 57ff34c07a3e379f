import { cellText, matchTitles, productParts, tableLines, titleUnit, type FoundTable, type Mapping, type Sheet, type SheetKind, type TableLine } from '@/features/read-sheet'
import { foldWords, readMillimetres } from '@/shared/lib/readers'
import { unitNamed } from '@/shared/lib/timber'
import { hasSizeColumns, headerRows, isHeaderLike, size, type Cells } from './sheet-shape'

/** Columns of a sheet of lines that are not the grid's own. */
export const lineColumns = ['product', 'quantity', 'unit', 'packs', 'pcs', 'pcs_per_pack', 'm3', 'price', ...productParts] as const
export type LineColumn = (typeof lineColumns)[number]

/** Columns of the grid that a row of a sheet is written into. */
export const gridColumns = ['product', 'quantity', 'price'] as const

const perPack = /(?:\/|\b(?:per|par|por|la|le)\b)\s*(?:pack|pk|pkt|bundle|colis|paquet|paq|pak|rysul)|\b(?:pakuoteje|pakete|rysulyje)\b/u

/** The sheet in pasted cells, and how its columns are recognised. */
export interface PastedSheet {
  readonly sheet: Sheet
  readonly kind: SheetKind<LineColumn>
}

const matchTitle = matchTitles(lineColumns, [])

const kind: SheetKind<LineColumn> = {
  columns: lineColumns,
  needed: ['product'],
  match: (title) => (perPack.test(foldWords(title)) ? { column: 'pcs_per_pack', isWhole: true } : matchTitle(title)),
  // Beside packs, "Pcs" may be those of a pack or of all packs.
  isUnclear: (mapping) => mapping.packs !== undefined && mapping.pcs !== undefined && mapping.pcs_per_pack === undefined,
}

/**
 * Finds the sheet in pasted cells; null if they are cells to be written side by side.
 * @param titleOf a title for the column of that number, from 1, where the sheet has no header row: its columns are then always asked about
 */
export function sheetIn(cells: Cells, titleOf: (column: number) => string): PastedSheet | null {
  const found = cells.slice(0, headerRows).findIndex((row, i) => isHeaderLike(row, cells[i + 1]) && new Set(row.flatMap((title) => kind.match(title)?.column ?? [])).size > 1)
  if (found >= 0) return { sheet: { name: '', rows: cells, hiddenRows: new Set(), header: found + 1 }, kind }
  if (!cells.some(hasSizeColumns)) return null
  const width = Math.max(...cells.map(({ length }) => length))
  const titles = Array.from({ length: width }, (_, at) => titleOf(at + 1))
  return { sheet: { name: '', rows: [titles, ...cells], hiddenRows: new Set(), header: 1 }, kind: { ...kind, match: () => null, isUnclear: () => true } }
}

/** Returns a sheet's rows as cells of `gridColumns`: the wood in words with its size, the quantity with its unit, and the price. Nothing is converted. */
export function rowsOfSheet(table: FoundTable<LineColumn>, mapping: Mapping<LineColumn>): string[][] {
  const unit = { quantity: titleUnit(table, mapping.quantity), price: titleUnit(table, mapping.price) }
  return tableLines(table, mapping).map((line) => [woodIn(line), quantityIn(line, unit.quantity), withUnit(textIn(line, 'price'), unit.price, '/')])
}

const textIn = (line: TableLine<LineColumn>, column: LineColumn) => cellText(line.at(column))

function woodIn(line: TableLine<LineColumn>): string {
  const product = textIn(line, 'product')
  const words = (['species', 'profile', 'treatment', 'quality', 'certification'] as const).map((part) => textIn(line, part))
  const sizes = (['thickness', 'width', 'length'] as const).map((part) => millimetres(textIn(line, part), part === 'length')).filter((text) => text !== '')
  const perPackCount = textIn(line, 'pcs_per_pack')
  return [product, ...words, ...(size.test(product) ? [] : [sizes.join('x')]), perPackCount === '' ? '' : `${perPackCount}/pk`].filter((text) => text !== '').join(' ')
}

/** A size in whole millimetres. One that cannot be read stays as it was pasted, for its cell to be marked. */
function millimetres(text: string, isLength: boolean): string {
  const read = readMillimetres(text, isLength)
  return read.ok && read.value !== null ? String(read.value) : text
}

function quantityIn(line: TableLine<LineColumn>, unitOfTitle: string | null): string {
  const quantity = textIn(line, 'quantity')
  // "Vnt." and "Pcs" beside a quantity may be the column of its unit.
  const unit = (['unit', 'pcs'] as const).map((column) => textIn(line, column)).find((text) => unitNamed(text) !== null)
  if (quantity !== '') return withUnit(quantity, unit ?? (textIn(line, 'unit') || unitOfTitle), ' ')
  // Pieces are exact; packs of one wood may hold different numbers of them.
  const counted = (['pcs', 'packs', 'm3'] as const).find((column) => textIn(line, column) !== '')
  return counted === undefined ? '' : withUnit(textIn(line, counted), counted === 'packs' ? 'pack' : counted, ' ')
}

const withUnit = (text: string, unit: string | null, between: string): string => (text === '' || !unit || /\p{Letter}/u.test(text) ? text : `${text}${between}${unit}`)
