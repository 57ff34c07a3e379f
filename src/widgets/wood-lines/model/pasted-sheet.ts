import {
  findUnmappedTitles,
  getCellText,
  matchTitles,
  PRODUCT_PARTS,
  readTitle,
  type Sheet,
  type SheetKind,
} from '@/features/read-sheet'
import { foldWords } from '@domain/readers'
import { parsePrice } from './parse-price'
import { hasSizeColumns, MAX_HEADER_ROWS, isHeaderLike, type PastedCells } from './sheet-shape'
import type { PriceSide } from './wood-line'

/** Columns of a sheet, which differ from those of the grid. */
const LINE_COLUMNS = [
  'product',
  'quantity',
  'unit',
  'packs',
  'pcs',
  'pcs_per_pack',
  'm3',
  'price',
  'purchase_price',
  'price_unit',
  'claim',
  ...PRODUCT_PARTS,
] as const
export type LineColumn = (typeof LINE_COLUMNS)[number]

/** The document's price columns, by side. */
export type PriceColumns = Readonly<Partial<Record<PriceSide, string>>>

const PER_PACK =
  /(?:\/|\b(?:per|par|por|la|le)\b)\s*(?:pack|pk|pkt|bundle|colis|paquet|paq|pak|rysul)|\b(?:pakuoteje|pakete|rysulyje)\b/u

/** The sheet in pasted cells, and the rules that recognise its columns. */
export interface PastedSheet {
  readonly sheet: Sheet
  readonly kind: SheetKind<LineColumn>
}

const matchTitle = matchTitles(LINE_COLUMNS, [])

const createSheetKind = (prices: PriceColumns): SheetKind<LineColumn> => ({
  columns: LINE_COLUMNS.filter(
    (column) => column !== 'purchase_price' || (prices.purchase ?? 'price') !== 'price',
  ),
  required: ['product'],
  match: (title) => {
    const side = parsePriceSide(title)
    if (side !== null) return matchPriceSide(prices[side])
    const found = matchTitle(title)
    if (
      found?.column !== 'price' &&
      readTitle(title).currency === null &&
      PER_PACK.test(foldWords(title))
    )
      return { column: 'pcs_per_pack', isWhole: true }
    return found ?? (isPriceTitle(title) ? { column: 'price', isWhole: false } : null)
  },
  // Beside packs, "Pcs" may mean per pack or in total.
  isUnclear: (mapping) =>
    mapping.packs !== undefined && mapping.pcs !== undefined && mapping.pcs_per_pack === undefined,
  isIncomplete: (mapping, table) => {
    const hasCount = COUNT_COLUMNS.some((column) => mapping[column] !== undefined)
    if (hasCount && (mapping.price ?? mapping.purchase_price) !== undefined) return false
    const unmapped = findUnmappedTitles(table, mapping)
    return (
      table.titles.every((title) => parsePriceSide(title) === null) &&
      table.titles.some(
        (title, at) =>
          unmapped.includes(title) &&
          table.sheet.rows.slice(table.header).some((cells) => /\d/.test(getCellText(cells[at]))),
      )
    )
  },
})

/** Columns that count the wood. */
export const COUNT_COLUMNS: readonly LineColumn[] = ['quantity', 'packs', 'pcs', 'm3']

/** A price of a side that the document does not have stays without a column. */
const matchPriceSide = (id: string | undefined) =>
  id === undefined
    ? null
    : { column: id === 'price' ? ('price' as const) : ('purchase_price' as const), isWhole: true }

const priceWord = String.raw`price|prix|kaina|precio|preis`
const sideWords: readonly (readonly [PriceSide, string])[] = [
  ['sale', String.raw`sales?|selling|vente|pardavim\p{L}*|venta|verkauf\p{L}*`],
  ['purchase', String.raw`purchase|buying|achat|pirkim\p{L}*|compra|einkauf\p{L}*`],
]
const sidePatterns = sideWords.map(([side, words]) => ({
  side,
  alone: new RegExp(`^(?:${words})$`, 'u'),
  named: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u'),
}))

/** Returns the side of a price title: "Sale price EUR/m3", "Achat"; null for other titles. */
export function parsePriceSide(title: string): PriceSide | null {
  const { plain } = readTitle(title)
  const isPrice = new RegExp(priceWord, 'u').test(plain)
  const found = sidePatterns.find(
    ({ alone, named }) => alone.test(plain) || (isPrice && named.test(plain)),
  )
  return found?.side ?? null
}

/** True if a title is a currency, alone or with a unit: "USD", "€/m3". */
function isPriceTitle(title: string): boolean {
  const { currency } = readTitle(title)
  const read = currency === null ? null : parsePrice(`1 ${title}`, currency, 'm3')
  return read !== null && (read.ok || read.code === 'other_unit')
}

/**
 * Finds the sheet in pasted cells; null if the cells are to be written side by side.
 * @param prices the document's price columns
 * @param formatTitle title of a column by number, from 1, if the sheet has no header row; the user
 * then always confirms its columns
 */
export function findPastedSheet(
  cells: PastedCells,
  prices: PriceColumns,
  formatTitle: (column: number) => string,
): PastedSheet | null {
  const sheetKind = createSheetKind(prices)
  const found = cells
    .slice(0, MAX_HEADER_ROWS)
    .findIndex(
      (row, i) =>
        isHeaderLike(row, cells.slice(i + 1)) &&
        (new Set(row.flatMap((title) => sheetKind.match(title)?.column ?? [])).size > 1 ||
          row.some((title) => parsePriceSide(title) !== null)),
    )
  if (found >= 0)
    return {
      sheet: { name: '', rows: cells, hiddenRows: new Set(), header: found + 1 },
      kind: {
        ...sheetKind,
        required: hasOnlyFigures(cells[found] ?? [], sheetKind) ? [] : ['product'],
      },
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
 * True if all titles are known and none names the wood, as in lines copied without their product.
 */
const hasOnlyFigures = (titles: readonly string[], { match }: SheetKind<LineColumn>): boolean =>
  titles.every((title) => {
    const found = match(title)
    return found
      ? !WOOD_COLUMNS.includes(found.column)
      : title.trim() === '' || readTitle(title).currency !== null
  })

/** Columns that describe the wood. */
export const WOOD_COLUMNS: readonly LineColumn[] = ['product', ...PRODUCT_PARTS]
