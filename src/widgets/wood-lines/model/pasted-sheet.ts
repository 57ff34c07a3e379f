import {
  cellText,
  matchTitles,
  productParts,
  readTitle,
  readTableLines,
  getTitle,
  type FoundTable,
  type Mapping,
  type Sheet,
  type SheetKind,
  type TableLine,
} from '@/features/read-sheet'
import { foldWords, readMillimetres } from '@domain/readers'
import { parseQuantity, findUnit, unmeasured, stripVatMark, type Unit } from '@domain/timber'
import { parsePrice, parsePriceUnit } from './parse-price'
import {
  hasSizeColumns,
  maxHeaderRows,
  isHeaderLike,
  sizePattern,
  type PastedCells,
} from './sheet-shape'
import { formatWithStated } from './stated-amounts'

/** Columns of a sheet, which differ from those of the grid. */
export const lineColumns = [
  'product',
  'quantity',
  'unit',
  'packs',
  'pcs',
  'pcs_per_pack',
  'm3',
  'price',
  ...productParts,
] as const
export type LineColumn = (typeof lineColumns)[number]

/** Grid columns that a sheet's row is written into. */
export const gridColumns = ['product', 'quantity', 'price'] as const

const perPackPattern =
  /(?:\/|\b(?:per|par|por|la|le)\b)\s*(?:pack|pk|pkt|bundle|colis|paquet|paq|pak|rysul)|\b(?:pakuoteje|pakete|rysulyje)\b/u

/** The sheet in pasted cells, and the rules that recognise its columns. */
export interface PastedSheet {
  readonly sheet: Sheet
  readonly kind: SheetKind<LineColumn>
}

const matchTitle = matchTitles(lineColumns, [])

const sheetKind: SheetKind<LineColumn> = {
  columns: lineColumns,
  required: ['product'],
  match: (title) => {
    const found = matchTitle(title)
    if (
      found?.column !== 'price' &&
      readTitle(title).currency === null &&
      perPackPattern.test(foldWords(title))
    )
      return { column: 'pcs_per_pack', isWhole: true }
    return found ?? (isPriceTitle(title) ? { column: 'price', isWhole: false } : null)
  },
  // Beside packs, "Pcs" may mean per pack or in total.
  isUnclear: (mapping) =>
    mapping.packs !== undefined && mapping.pcs !== undefined && mapping.pcs_per_pack === undefined,
}

/** True if a title is a currency, alone or with a unit: "USD", "€/m3". */
function isPriceTitle(title: string): boolean {
  const { currency } = readTitle(title)
  const read = currency === null ? null : parsePrice(`1 ${title}`, currency, 'm3')
  return read !== null && (read.ok || read.code === 'other_unit')
}

/**
 * Finds the sheet in pasted cells; null if the cells are to be written side by side.
 * @param formatTitle title of a column by number, from 1, if the sheet has no header row; the user then
 * always confirms its columns
 */
export function findPastedSheet(
  cells: PastedCells,
  formatTitle: (column: number) => string,
): PastedSheet | null {
  const found = cells
    .slice(0, maxHeaderRows)
    .findIndex(
      (row, i) =>
        isHeaderLike(row, cells[i + 1]) &&
        new Set(row.flatMap((title) => sheetKind.match(title)?.column ?? [])).size > 1,
    )
  if (found >= 0)
    return {
      sheet: { name: '', rows: cells, hiddenRows: new Set(), header: found + 1 },
      kind: sheetKind,
    }
  if (!cells.some(hasSizeColumns)) return null
  const width = Math.max(...cells.map(({ length }) => length))
  const titles = Array.from({ length: width }, (_, at) => formatTitle(at + 1))
  return {
    sheet: { name: '', rows: [titles, ...cells], hiddenRows: new Set(), header: 1 },
    kind: { ...sheetKind, match: () => null, isUnclear: () => true },
  }
}

/**
 * Returns a sheet's rows as cells of `gridColumns`: wood in words with its size, quantity with
 * unit, and price with the unit and currency of its title. Nothing is converted, and contradictions
 * stay together, so that the cell is marked.
 */
export function toGridRows(
  table: FoundTable<LineColumn>,
  mapping: Mapping<LineColumn>,
): string[][] {
  const quantityTitle = readTitle(getTitle(table, mapping.quantity))
  const priceTitle = getTitle(table, mapping.price)
  return readTableLines(table, mapping).map((line) => [
    formatPastedWood(line),
    formatPastedQuantity(line, quantityTitle.unit),
    formatPastedPrice(getCellText(line, 'price'), priceTitle),
  ])
}

/** Returns the titles of unused columns. */
export function findUnusedTitles(
  table: FoundTable<LineColumn>,
  mapping: Mapping<LineColumn>,
): string[] {
  const lines = readTableLines(table, mapping)
  const { unit } = readTitle(getTitle(table, mapping.quantity))
  const isUnused = (column: LineColumn) =>
    lines.some(
      (line) =>
        getCellText(line, column) !== '' &&
        findCountColumn(line) !== column &&
        !(column === 'packs' && formatPackCount(line, formatCount(line, unit)) !== '') &&
        !(column === 'pcs' && findUnit(getCellText(line, column))),
    )
  const unused = new Set(
    (['pcs', 'packs'] as const).filter(isUnused).map((column) => mapping[column]),
  )
  const used = new Set(
    Object.values(mapping).flatMap((source) =>
      'at' in source && !unused.has(source) ? [source.at] : [],
    ),
  )
  const rows = table.sheet.rows.slice(table.header)
  return table.titles.filter(
    (title, at) =>
      title !== '' && !used.has(at) && rows.some((cells) => cellText(cells[at]) !== ''),
  )
}

const getCellText = (line: TableLine<LineColumn>, column: LineColumn) => cellText(line.at(column))

function formatPastedWood(line: TableLine<LineColumn>): string {
  const product = getCellText(line, 'product')
  const words = (['species', 'profile', 'treatment', 'quality', 'certification'] as const).map(
    (part) => getCellText(line, part),
  )
  const sizes = (['thickness', 'width', 'length'] as const)
    .map((part) => formatMillimetres(getCellText(line, part), part === 'length'))
    .filter((text) => text !== '')
  const perPackCount = getCellText(line, 'pcs_per_pack')
  return [
    product,
    ...words,
    ...(sizePattern.test(product) ? [] : [sizes.join('x')]),
    perPackCount === '' ? '' : `${perPackCount}/pk`,
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/**
 * Returns a size in whole millimetres. An unreadable one stays as pasted, so that its cell is
 * marked.
 */
function formatMillimetres(text: string, isLength: boolean): string {
  const read = readMillimetres(text, isLength)
  return read.ok && read.value !== null ? String(read.value) : text
}

/**
 * Returns the column of a line's quantity. Pieces are preferred to packs, which may differ in size.
 */
const findCountColumn = (line: TableLine<LineColumn>) =>
  (['quantity', 'pcs', 'packs', 'm3'] as const).find(
    (column) =>
      getCellText(line, column) !== '' &&
      !(column === 'pcs' && findUnit(getCellText(line, column))),
  )

/** Returns a line's quantity with all its stated units; '' if it has none. */
function formatCount(line: TableLine<LineColumn>, titleUnit: Unit | null): string {
  const column = findCountColumn(line)
  if (column === undefined) return ''
  // "Vnt." and "Pcs" beside a quantity may be the column of its unit.
  const unit =
    (['unit', 'pcs'] as const)
      .map((one) => getCellText(line, one))
      .find((text) => findUnit(text) !== null) ?? getCellText(line, 'unit')
  return column === 'quantity'
    ? appendUnits(getCellText(line, column), [unit, titleUnit ?? ''])
    : appendUnits(getCellText(line, column), [column === 'packs' ? 'pack' : column])
}

/** Returns the packs of a line that counts its pieces too; '' if there are none. */
function formatPackCount(line: TableLine<LineColumn>, count: string): string {
  const packs = getCellText(line, 'packs')
  const isInPieces = findUnit(/\p{Letter}.*$/u.exec(count)?.[0] ?? '') === 'pcs'
  return isInPieces && /\d/.test(packs) ? appendUnits(packs, ['pack']) : ''
}

/**
 * Returns the quantity with the packs and the volume beside it. Pieces with their packs give the
 * pack size. A pack size in a column of its own is multiplied by the packs instead, and compared
 * with the pieces.
 */
function formatPastedQuantity(line: TableLine<LineColumn>, titleUnit: Unit | null): string {
  const count = formatCount(line, titleUnit)
  const packs = formatPackCount(line, count)
  const volume = findCountColumn(line) === 'm3' ? '' : appendUnits(getCellText(line, 'm3'), ['m3'])
  const counts = getCellText(line, 'pcs_per_pack') === '' ? [count, packs] : [packs, count]
  return formatWithStated([...counts, volume])
}

/**
 * Returns a quantity with the units that it does not name itself; differing units stay side by
 * side. Empty without a quantity.
 */
function appendUnits(text: string, units: readonly string[]): string {
  if (text === '') return ''
  const read = parseQuantity(text, unmeasured)
  const own = read.ok ? read.unit : findUnit(/\p{Letter}.*$/u.exec(text)?.[0] ?? '')
  const named = new Set<string>(own === null ? [] : [own])
  const others = units.filter((unit) => {
    const name = findUnit(unit) ?? unit
    const isNew = name !== '' && !named.has(name)
    named.add(name)
    return isNew
  })
  return [text, ...others].join(' ')
}

/** Returns a price with the currency, unit and VAT note of its title. */
function formatPastedPrice(text: string, title: string): string {
  if (!/\d/.test(text)) return text
  const { currency, unit } = readTitle(title)
  const isSaid = currency === null || text.toUpperCase().includes(currency)
  const parts = [
    stripVatMark(title).hasVat ? ' TTC' : '',
    isSaid ? '' : ` ${currency}`,
    unit === null || parsePriceUnit(text) === unit ? '' : `/${unit}`,
  ]
  return text + parts.join('')
}
