import {
  getCellText,
  findUnmappedTitles,
  readColumnValues,
  isOtherCurrency,
  matchProduct,
  productParts,
  readTableLines,
  getTitle,
  getTitleUnit,
  readTitle,
  type WorkbookCell,
  type ColumnAnswers,
  type FoundTable,
  type Mapping,
  type ProductIndex,
  type TableLine,
  type ValueQuestion,
} from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import {
  allUnits,
  readCountry,
  readFlag,
  readPrice,
  readText,
  readUnit,
  refuse,
  type ReadProblem,
  type ReadValue,
} from '@domain/readers'
import { convertQuantity, type Dimensions, type Unit } from '@domain/timber'

/** In display order. */
export const sheetColumns = [
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
export type SheetColumn = (typeof sheetColumns)[number]

/**
 * Columns that a sheet may have: our own, and those that describe a product by species and size.
 */
export const readableColumns = [...sheetColumns, ...productParts] as const
export type ReadableColumn = (typeof readableColumns)[number]

/** Required columns. */
export const neededColumns: readonly ReadableColumn[] = ['product', 'price', 'unit', 'start']

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

const priceColumns = ['price', 'price_small', 'price_medium', 'price_large'] as const

/** Parses a table whose columns are mapped. */
export function parsePriceSheet(
  table: FoundTable<ReadableColumn>,
  mapping: Mapping<ReadableColumn>,
  products: ProductIndex,
  answers: ColumnAnswers,
): ParsedPriceSheet {
  const lines = readTableLines(table, mapping)
  const values = readColumnValues(lines, answers)
  const priceReaders = priceColumns.map((column) => {
    const title = getTitle(table, mapping[column])
    const code = isOtherCurrency(title)
      ? 'other_currency'
      : readTitle(title).hasVat
        ? 'with_vat'
        : null
    return [
      column,
      values.createNumberReader(column, true, (text, form) =>
        code !== null && text !== '' ? refuse({ code }) : readPrice(text, form),
      ),
    ] as const
  })
  const dateReaders = (['start', 'end'] as const).map(
    (column) => [column, values.createDateReader(column)] as const,
  )
  const titleUnit = getTitleUnit(table, mapping.price)
  const titleUnits = new Set(
    priceColumns.flatMap((column) => getTitleUnit(table, mapping[column]) ?? []),
  )
  const rows: SheetRow[] = []
  const unread: UnreadPriceRow[] = []
  const [start, end] = dateReaders

  for (const line of lines) {
    const productMatch = findProduct(line)
    const price = priceReaders.map(([column, read]) => read(line.at(column)))
    const unit = parseUnit(line, 'unit', productMatch.dimensions, titleUnit)
    const saleUnit = parseUnit(
      line,
      'sale_unit',
      productMatch.dimensions,
      unit.ok ? unit.value : null,
    )
    const dates = [
      toRequired(start?.[1](line.at('start'))),
      end?.[1](line.at('end')) ?? { ok: true, value: null },
    ] as const
    const [country, company] = [
      readCountry(getCellText(line.at('country'))),
      readText(getCellText(line.at('company')), 160),
    ]
    const [hidden, isOn] = [
      readFlag(getCellText(line.at('hidden'))),
      readFlag(getCellText(line.at('is_on'))),
    ]
    const product = productMatch.read
    const cells: readonly (readonly [ReadableColumn, ReadValue<unknown>])[] = [
      ...([
        [productMatch.column ?? 'product', product],
        ...priceColumns.map((column, i) => [column, price[i]]),
        ['unit', unit],
        ['sale_unit', saleUnit],
      ] as [ReadableColumn, ReadValue<unknown>][]),
      ...([
        ['start', dates[0]],
        ['end', dates[1]],
        ['country', country],
        ['company', company],
        ['hidden', hidden],
        ['is_on', isOn],
      ] as [ReadableColumn, ReadValue<unknown>][]),
    ]
    const refused = cells.find(([, read]) => !read.ok)
    const [problem] = refused && !refused[1].ok ? [refused[1].problem] : []
    const name = getCellValue(product) ?? getCellText(line.at('product'))
    const scope = { country: getCellValue(country), company: getCellValue(company) }
    const addUnread = (column: ReadableColumn, cellProblem: ReadProblem) =>
      unread.push({ row: line.row, product: name, ...scope, column, problem: cellProblem })
    if (refused && problem) {
      addUnread(refused[0], problem)
      continue
    }
    if ([...titleUnits].some((each) => each !== getCellValue(unit))) {
      addUnread('unit', { code: 'differs_from_title' })
      continue
    }
    const [from = null, to = null] = dates.map(getCellValue)
    if (to !== null && from !== null && to < from) {
      addUnread('end', { code: 'end_before_start' })
      continue
    }
    if (price.every((read) => getCellValue(read) === null) && getCellValue(hidden) !== true) {
      addUnread('price', { code: 'required' })
      continue
    }
    const [basePrice = null, small = null, medium = null, large = null] = price.map((read) =>
      getCellValue(read),
    )
    rows.push({
      row: line.row,
      product: name,
      ...scope,
      price: basePrice,
      price_small: small,
      price_medium: medium,
      price_large: large,
      start_date: from ?? '',
      end_date: to,
      unit: getCellValue(unit) ?? 'm3',
      sale_unit: getCellValue(saleUnit) ?? getCellValue(unit) ?? 'm3',
      hidden: getCellValue(hidden) ?? false,
      is_on: getCellValue(isOn) ?? true,
    })
  }
  const hidden = lines.filter(({ row }) => table.sheet.hiddenRows.has(row)).length
  const unmapped = findUnmappedTitles(table, mapping)
  return { rows, unread, hidden, unmapped, questions: values.questions() }

  function findProduct({ at }: TableLine<ReadableColumn>): {
    readonly read: ReadValue<string>
    readonly dimensions: Dimensions | null
    /** The refused column. */
    readonly column?: ReadableColumn
  } {
    const match = matchProduct(products, at)
    if (match.kind === 'one')
      return {
        read: { ok: true, value: match.product.name },
        dimensions: match.product.specification,
      }
    if (match.kind === 'refused')
      return { read: refuse(match.problem), dimensions: null, column: match.column }
    if (match.kind === 'none') return { read: readText(match.words, 160), dimensions: null }
    const chosen = answers.products?.[match.words]
    const product = match.products.find(({ name }) => name === chosen)
    if (chosen === undefined)
      values.ask({
        kind: 'product',
        column: 'product',
        written: match.words,
        words: match.words,
        names: match.products.map(({ name }) => name),
        count: 1,
      })
    return product
      ? { read: { ok: true, value: product.name }, dimensions: product.specification }
      : {
          read:
            chosen === undefined
              ? { ok: true, value: match.words }
              : refuse({ code: 'no_product' }),
          dimensions: null,
        }
  }
}

const getCellValue = <Value>(read: ReadValue<Value>): Value | null => (read.ok ? read.value : null)

/**
 * Treats an ambiguous value as empty until the user resolves it, so that a required cell is not
 * refused too early.
 */
function toRequired<Value>(read: ReadValue<Value> | undefined): ReadValue<Value> {
  return read === undefined || (read.ok && read.value === null)
    ? refuse({ code: 'required' })
    : read
}

function parseUnit(
  { at }: { at(column: ReadableColumn): WorkbookCell },
  column: 'unit' | 'sale_unit',
  dimensions: Dimensions | null,
  defaultUnit: Unit | null,
): ReadValue<Unit> {
  const read = readUnit(getCellText(at(column)))
  if (!read.ok) return read
  const unit = read.value ?? defaultUnit
  if (unit === null) return column === 'unit' ? refuse({ code: 'required' }) : read
  const allowed = dimensions
    ? allUnits.filter((candidate) => convertQuantity('1', candidate, 'm3', dimensions) !== null)
    : allUnits
  return allowed.includes(unit)
    ? { ok: true, value: unit }
    : refuse({ code: 'other_unit', allowed })
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
