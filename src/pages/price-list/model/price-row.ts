import {
  getCellText,
  getTitle,
  getTitleUnit,
  isOtherCurrency,
  matchProduct,
  readTitle,
  type ColumnAnswers,
  type FoundTable,
  type Mapping,
  type ProductIndex,
  type readColumnValues,
  type TableLine,
} from '@/features/read-sheet'
import {
  ALL_UNITS,
  MAX_NAME_LENGTH,
  readCountry,
  readFlag,
  readPrice,
  readText,
  readUnit,
  refuse,
  type ReadValue,
} from '@domain/readers'
import { convertQuantity, type Dimensions, type Unit } from '@domain/timber'
import type { ReadableColumn, SheetColumn, SheetRow, UnreadPriceRow } from './price-sheet'

type PriceLine = TableLine<ReadableColumn>

interface PriceTable {
  readonly table: FoundTable<ReadableColumn>
  readonly mapping: Mapping<ReadableColumn>
  readonly products: ProductIndex
  readonly answers: ColumnAnswers
  readonly values: ReturnType<typeof readColumnValues<ReadableColumn>>
}

const PRICE_COLUMNS = ['price', 'price_small', 'price_medium', 'price_large'] as const
type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** Cells of a row, in the order in which their problems are reported. */
interface PriceCells extends Record<SheetColumn, ReadValue<unknown>> {
  readonly product: ReadValue<string>
  readonly price: ReadValue<string>
  readonly price_small: ReadValue<string>
  readonly price_medium: ReadValue<string>
  readonly price_large: ReadValue<string>
  readonly unit: ReadValue<Unit>
  readonly sale_unit: ReadValue<Unit>
  readonly start: ReadValue<string>
  readonly end: ReadValue<string>
  readonly country: ReadValue<string>
  readonly company: ReadValue<string>
  readonly hidden: ReadValue<boolean>
  readonly is_on: ReadValue<boolean>
}

interface PriceRow {
  readonly row: number
  /** Name of the product; as written if it is refused. */
  readonly name: string
  /** Column that refuses the product. */
  readonly productColumn: ReadableColumn
  readonly cells: PriceCells
  /** Units in the titles of the prices. */
  readonly titleUnits: ReadonlySet<Unit>
}

/** Creates a function that reads a row and asks about its ambiguous values. */
export function createPriceRowReader(priceTable: PriceTable): (line: PriceLine) => PriceRow {
  const { table, mapping, values } = priceTable
  const readPriceCell = {
    price: createPriceReader(priceTable, 'price'),
    price_small: createPriceReader(priceTable, 'price_small'),
    price_medium: createPriceReader(priceTable, 'price_medium'),
    price_large: createPriceReader(priceTable, 'price_large'),
  }
  const readStart = values.createDateReader('start')
  const readEnd = values.createDateReader('end')
  const titleUnit = getTitleUnit(table, mapping.price)
  const titleUnits = new Set(
    PRICE_COLUMNS.flatMap((column) => getTitleUnit(table, mapping[column]) ?? []),
  )

  return (line) => {
    const { row, at } = line
    const getText = (column: ReadableColumn) => getCellText(at(column))
    const { product, productColumn, dimensions } = readProduct(priceTable, line)
    const price = readPriceCell.price(at('price'))
    const price_small = readPriceCell.price_small(at('price_small'))
    const price_medium = readPriceCell.price_medium(at('price_medium'))
    const price_large = readPriceCell.price_large(at('price_large'))
    const unit = readUnitCell(line, 'unit', dimensions, titleUnit)
    const sale_unit = readUnitCell(line, 'sale_unit', dimensions, getCellValue(unit))
    return {
      row,
      name: getCellValue(product) ?? getText('product'),
      productColumn,
      titleUnits,
      cells: {
        product,
        price,
        price_small,
        price_medium,
        price_large,
        unit,
        sale_unit,
        start: toRequired(readStart(at('start'))),
        end: readEnd(at('end')),
        country: readCountry(getText('country')),
        company: readText(getText('company'), MAX_NAME_LENGTH),
        hidden: readFlag(getText('hidden')),
        is_on: readFlag(getText('is_on')),
      },
    }
  }
}

function createPriceReader({ table, mapping, values }: PriceTable, column: PriceColumn) {
  const title = getTitle(table, mapping[column])
  const code = isOtherCurrency(title)
    ? 'other_currency'
    : readTitle(title).hasVat
      ? 'with_vat'
      : null
  return values.createNumberReader(column, true, (text, form) =>
    code !== null && text !== '' ? refuse({ code }) : readPrice(text, form),
  )
}

interface ProductCell {
  readonly product: ReadValue<string>
  readonly productColumn: ReadableColumn
  readonly dimensions: Dimensions | null
}

/** Reads the product of a row, or asks which one is meant. */
function readProduct({ products, answers, values }: PriceTable, { at }: PriceLine): ProductCell {
  const match = matchProduct(products, at)
  const cell = { productColumn: 'product', dimensions: null } as const
  if (match.kind === 'one') {
    const { name, specification } = match.product
    return { ...cell, product: { ok: true, value: name }, dimensions: specification }
  }
  if (match.kind === 'refused')
    return { ...cell, product: refuse(match.problem), productColumn: match.column }
  if (match.kind === 'none') return { ...cell, product: readText(match.words, MAX_NAME_LENGTH) }
  const chosen = answers.products?.[match.words]
  if (chosen === undefined) {
    values.ask({
      kind: 'product',
      column: 'product',
      written: match.words,
      words: match.words,
      names: match.products.map(({ name }) => name),
      count: 1,
    })
    return { ...cell, product: { ok: true, value: match.words } }
  }
  const product = match.products.find(({ name }) => name === chosen)
  return product
    ? {
        ...cell,
        product: { ok: true, value: product.name },
        dimensions: product.specification,
      }
    : { ...cell, product: refuse({ code: 'no_product' }) }
}

function readUnitCell(
  { at }: PriceLine,
  column: 'unit' | 'sale_unit',
  dimensions: Dimensions | null,
  defaultUnit: Unit | null,
): ReadValue<Unit> {
  const read = readUnit(getCellText(at(column)))
  if (!read.ok) return read
  const unit = read.value ?? defaultUnit
  if (unit === null) return column === 'unit' ? refuse({ code: 'required' }) : read
  const allowed = dimensions
    ? ALL_UNITS.filter((candidate) => convertQuantity('1', candidate, 'm3', dimensions) !== null)
    : ALL_UNITS
  return allowed.includes(unit)
    ? { ok: true, value: unit }
    : refuse({ code: 'other_unit', allowed })
}

/** Refuses an empty value. An ambiguous one counts as empty until its question is answered. */
const toRequired = <Value>(read: ReadValue<Value>): ReadValue<Value> =>
  read.ok && read.value === null ? refuse({ code: 'required' }) : read

const getCellValue = <Value>(read: ReadValue<Value>): Value | null => (read.ok ? read.value : null)

type RowProblem = Pick<UnreadPriceRow, 'column' | 'problem'>

/** Returns the first problem of a row; null without one. */
export function findRowProblem({ productColumn, cells, titleUnits }: PriceRow): RowProblem | null {
  for (const [column, read] of Object.entries(cells) as [SheetColumn, ReadValue<unknown>][])
    if (!read.ok)
      return { column: column === 'product' ? productColumn : column, problem: read.problem }
  const unit = getCellValue(cells.unit)
  if ([...titleUnits].some((titleUnit) => titleUnit !== unit))
    return { column: 'unit', problem: { code: 'differs_from_title' } }
  const [start, end] = [getCellValue(cells.start), getCellValue(cells.end)]
  if (start !== null && end !== null && end < start)
    return { column: 'end', problem: { code: 'end_before_start' } }
  const hasPrice = PRICE_COLUMNS.some((column) => getCellValue(cells[column]) !== null)
  if (!hasPrice && getCellValue(cells.hidden) !== true)
    return { column: 'price', problem: { code: 'required' } }
  return null
}

export const toUnreadRow = (priceRow: PriceRow, problem: RowProblem): UnreadPriceRow => ({
  ...toNamedRow(priceRow),
  ...problem,
})

/**
 * Returns the row as the operation takes it.
 * @param priceRow a row without a problem
 */
export function toSheetRow(priceRow: PriceRow): SheetRow {
  const { cells } = priceRow
  const unit = getCellValue(cells.unit) ?? 'm3'
  return {
    ...toNamedRow(priceRow),
    price: getCellValue(cells.price),
    price_small: getCellValue(cells.price_small),
    price_medium: getCellValue(cells.price_medium),
    price_large: getCellValue(cells.price_large),
    start_date: getCellValue(cells.start) ?? '',
    end_date: getCellValue(cells.end),
    unit,
    sale_unit: getCellValue(cells.sale_unit) ?? unit,
    hidden: getCellValue(cells.hidden) ?? false,
    is_on: getCellValue(cells.is_on) ?? true,
  }
}

/** Returns the row's number, product and scope. */
const toNamedRow = ({ row, name, cells }: PriceRow) => ({
  row,
  product: name,
  country: getCellValue(cells.country),
  company: getCellValue(cells.company),
})
