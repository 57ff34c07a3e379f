import {
  getCellText,
  findUnmappedTitles,
  readTitle,
  readTableLines,
  getTitle,
  type FoundTable,
  type Mapping,
  type TableLine,
} from '@/features/read-sheet'
import { foldWords, readMillimetres } from '@domain/readers'
import { parseQuantity, findUnit, UNMEASURED, type Certification, type Unit } from '@domain/timber'
import { parsePriceUnit } from './parse-price'
import { COUNT_COLUMNS, type LineColumn, type PriceColumns, WOOD_COLUMNS } from './pasted-sheet'
import { SIZE } from './sheet-shape'
import { formatWithStated } from './stated-amounts'

/** Cells of a sheet's rows, for grid columns. */
export interface GridCells {
  readonly columnIds: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Returns a sheet's rows as cells of grid columns: wood in words with its size, quantity with unit,
 * and prices with the unit and currency of their titles. Nothing is converted, and contradictions
 * stay together, so that the cell is marked.
 */
export function toGridCells(
  table: FoundTable<LineColumn>,
  mapping: Mapping<LineColumn>,
  prices: PriceColumns,
): GridCells {
  const quantityTitle = readTitle(getTitle(table, mapping.quantity))
  const hasAny = (columns: readonly LineColumn[]) =>
    columns.some((column) => mapping[column] !== undefined)
  const hasWood = hasAny(WOOD_COLUMNS)
  // Only copied lines have a price unit of their own. Their volume is computed from the quantity.
  const hasStatedVolume = hasWood && !hasAny(['price_unit'])
  const createPriceColumn = (id: string, column: LineColumn): GridCellColumn => ({
    id,
    isPasted: hasAny([column]),
    format: (line) =>
      formatPastedPrice(getColumnText(line, column), getTitle(table, mapping[column])),
  })
  const columns: readonly GridCellColumn[] = [
    { id: 'product', isPasted: hasWood, format: formatPastedWood },
    {
      id: 'quantity',
      isPasted: hasAny(COUNT_COLUMNS),
      format: (line) => formatPastedQuantity(line, quantityTitle.unit, hasStatedVolume),
    },
    createPriceColumn('price', 'price'),
    createPriceColumn(prices.purchase ?? '', 'purchase_price'),
    {
      id: 'price_unit',
      isPasted: hasAny(['price_unit']),
      format: (line) => getColumnText(line, 'price_unit'),
    },
    {
      id: 'certification',
      isPasted: hasAny(['claim']),
      format: (line) => parseClaim(getColumnText(line, 'claim')) ?? '',
    },
  ]
  const pasted = columns.filter(({ isPasted }) => isPasted)
  return {
    columnIds: pasted.map(({ id }) => id),
    rows: readTableLines(table, mapping).map((line) => pasted.map(({ format }) => format(line))),
  }
}

interface GridCellColumn {
  readonly id: string
  readonly isPasted: boolean
  readonly format: (line: TableLine<LineColumn>) => string
}

const CLAIM_PATTERNS: readonly (readonly [RegExp, Certification])[] = [
  [/fsc.*100/, 'fsc_100'],
  [/fsc.*mix/, 'fsc_mix_credit'],
  [/fsc.*controlled/, 'fsc_controlled_wood'],
  [/pefc.*100|100.*pefc/, 'pefc_100'],
  [/pefc.*[cs]ertif|[cs]ertif.*pefc/, 'pefc_certified'],
]

/** Returns the claim of a text in any of the languages; null if it names none. */
const parseClaim = (text: string): Certification | null =>
  CLAIM_PATTERNS.find(([pattern]) => pattern.test(foldWords(text)))?.[1] ?? null

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
        getColumnText(line, column) !== '' &&
        findCountColumn(line) !== column &&
        !(column === 'packs' && formatPackCount(line, formatCount(line, unit)) !== '') &&
        !(column === 'pcs' && findUnit(getColumnText(line, column))),
    )
  const unused = new Set(
    (['pcs', 'packs'] as const).filter(isUnused).map((column) => mapping[column]),
  )
  const used = Object.entries(mapping).filter(([, source]) => !unused.has(source))
  return findUnmappedTitles(table, Object.fromEntries(used))
}

const getColumnText = (line: TableLine<LineColumn>, column: LineColumn) =>
  getCellText(line.at(column))

function formatPastedWood(line: TableLine<LineColumn>): string {
  const product = getColumnText(line, 'product')
  const words = (['species', 'profile', 'treatment', 'quality', 'certification'] as const).map(
    (part) => getColumnText(line, part),
  )
  const sizes = (['thickness', 'width', 'length'] as const)
    .map((part) => formatMillimetres(getColumnText(line, part), part === 'length'))
    .filter((text) => text !== '')
  const perPackCount = getColumnText(line, 'pcs_per_pack')
  return [
    product,
    ...words,
    ...(SIZE.test(product) ? [] : [sizes.join('x')]),
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
      getColumnText(line, column) !== '' &&
      !(column === 'pcs' && findUnit(getColumnText(line, column))),
  )

/** Returns a line's quantity with all its stated units; '' if it has none. */
function formatCount(line: TableLine<LineColumn>, titleUnit: Unit | null): string {
  const column = findCountColumn(line)
  if (column === undefined) return ''
  // "Vnt." and "Pcs" beside a quantity may be the column of its unit.
  const unit =
    (['unit', 'pcs'] as const)
      .map((one) => getColumnText(line, one))
      .find((text) => findUnit(text) !== null) ?? getColumnText(line, 'unit')
  return column === 'quantity'
    ? appendUnits(getColumnText(line, column), [unit, titleUnit ?? ''])
    : appendUnits(getColumnText(line, column), [column === 'packs' ? 'pack' : column])
}

/** Returns the packs of a line that counts its pieces too; '' if there are none. */
function formatPackCount(line: TableLine<LineColumn>, count: string): string {
  const packs = getColumnText(line, 'packs')
  const isInPieces = findUnit(/\p{Letter}.*$/u.exec(count)?.[0] ?? '') === 'pcs'
  return isInPieces && /\d/.test(packs) ? appendUnits(packs, ['pack']) : ''
}

/**
 * Returns the quantity with the packs and the volume beside it. Pieces with their packs give the
 * pack size. A pack size in a column of its own is multiplied by the packs instead, and compared
 * with the pieces.
 */
function formatPastedQuantity(
  line: TableLine<LineColumn>,
  titleUnit: Unit | null,
  hasStatedVolume: boolean,
): string {
  const count = formatCount(line, titleUnit)
  const packs = formatPackCount(line, count)
  const hasVolume = hasStatedVolume && findCountColumn(line) !== 'm3'
  const volume = hasVolume ? appendUnits(getColumnText(line, 'm3'), ['m3']) : ''
  const counts = getColumnText(line, 'pcs_per_pack') === '' ? [count, packs] : [packs, count]
  return formatWithStated([...counts, volume])
}

/**
 * Returns a quantity with the units that it does not name itself; differing units stay side by
 * side. Empty without a quantity.
 */
function appendUnits(text: string, units: readonly string[]): string {
  if (text === '') return ''
  const read = parseQuantity(text, UNMEASURED)
  const statedUnit = read.ok ? read.unit : findUnit(/\p{Letter}.*$/u.exec(text)?.[0] ?? '')
  const named = new Set<string>(statedUnit === null ? [] : [statedUnit])
  const otherUnits = units.filter((unit) => {
    const name = findUnit(unit) ?? unit
    const isNew = name !== '' && !named.has(name)
    named.add(name)
    return isNew
  })
  return [text, ...otherUnits].join(' ')
}

/** Returns a price with the currency, unit and VAT note of its title. */
function formatPastedPrice(text: string, title: string): string {
  if (!/\d/.test(text)) return text
  const { currency, unit, hasVat } = readTitle(title)
  const namesCurrency = currency === null || text.toUpperCase().includes(currency)
  const parts = [
    hasVat ? ' TTC' : '',
    namesCurrency ? '' : ` ${currency}`,
    unit === null || parsePriceUnit(text) === unit ? '' : `/${unit}`,
  ]
  return text + parts.join('')
}
