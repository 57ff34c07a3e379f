import { isImperial } from '@domain/readers'
import { getCellText, type WorkbookCell } from './cells'
import type { Sheet } from './read-workbook'
import { readTitle, type ProductPart, type TitleMatch } from './titles'

/** Kind of sheet: its columns, required columns and titles. */
export interface SheetKind<Column extends string> {
  readonly columns: readonly Column[]
  readonly required: readonly Column[]
  readonly match: (title: string) => TitleMatch<Column>
  /** True if the mapped columns are ambiguous; the user is then always asked. */
  readonly isUnclear?: (mapping: Mapping<Column>) => boolean
  /**
   * True if a column that the titles leave out is probably in the sheet. The user is then asked,
   * unless the choice for these titles is remembered.
   */
  readonly isIncomplete?: (mapping: Mapping<Column>, table: FoundTable<Column>) => boolean
}

/** Source of a column's values: a column of the sheet by index, or one value for all rows. */
export type ColumnSource = { readonly at: number } | { readonly value: string }
export type Mapping<Column extends string> = Readonly<Partial<Record<Column, ColumnSource>>>

export interface FoundTable<Column extends string> {
  readonly sheet: Sheet
  /** 1-based row number of the header. */
  readonly header: number
  readonly titles: readonly string[]
  /** Mapping by the titles alone. */
  readonly mapping: Mapping<Column>
  /** Columns that several titles match equally well. */
  readonly doubtful: readonly Column[]
}

export interface TableLine<Column extends string> {
  readonly row: number
  at(column: Column): WorkbookCell
}

/** Number of rows that are searched for a header. */
const HEADER_ROWS = 50

/**
 * Finds the header row of each non-empty sheet: the row with the most known titles, else the first
 * row with two or more texts.
 */
export function findTables<Column extends string>(
  sheets: readonly Sheet[],
  kind: SheetKind<Column>,
): FoundTable<Column>[] {
  return sheets.flatMap((sheet) => {
    const all = sheet.rows
      .slice(0, HEADER_ROWS)
      .map((cells, i) => ({ header: i + 1, cells, ...mapTitles(cells, kind) }))
    const rows =
      sheet.header === undefined ? all : all.filter(({ header }) => header === sheet.header)
    const best = rows.toSorted((a, b) => countMapped(b.mapping) - countMapped(a.mapping))[0]
    const found =
      best && countMapped(best.mapping) > 1
        ? best
        : (rows.find(({ cells }) => cells.filter(isTitle).length > 1) ?? best)
    if (!found || found.cells.every((cell) => getCellText(cell) === '')) return []
    const { header, cells, mapping, doubtful } = found
    return [{ sheet, header, titles: cells.map(getCellText), mapping, doubtful }]
  })
}

const countMapped = (mapping: object) => Object.keys(mapping).length
const isTitle = (cell: WorkbookCell) => typeof cell === 'string' && /\p{Letter}|['′]/u.test(cell)

function mapTitles<Column extends string>(
  cells: readonly WorkbookCell[],
  { match }: SheetKind<Column>,
) {
  const matches = cells.flatMap((cell, at) => {
    const found = typeof cell === 'string' ? match(cell) : null
    return found ? [{ ...found, at }] : []
  })
  const mapping: Partial<Record<Column, ColumnSource>> = {}
  const doubtful: Column[] = []
  for (const column of new Set(matches.map((found) => found.column))) {
    const all = matches.filter((found) => found.column === column)
    const best = all.filter(({ isWhole }) => isWhole)
    const [only, ...others] = best.length > 0 ? best : all
    if (only && others.length === 0) mapping[column] = { at: only.at }
    else doubtful.push(column)
  }
  return { mapping, doubtful }
}

/** True if titles are in feet and inches, which no column accepts. */
export const isImperialTable = <Column extends string>({ titles }: FoundTable<Column>): boolean =>
  titles.some((title) => /^\d+\s*['′"″]$/.test(title) && isImperial(title))

const SIZES: readonly ProductPart[] = ['thickness', 'width', 'length']

/**
 * Returns the required columns without a source. Species and sizes replace a product column; a unit
 * in the price's title replaces a unit column.
 */
export function findMissingColumns<Column extends string>(
  { required }: Pick<SheetKind<Column>, 'required'>,
  mapping: Mapping<Column>,
  table: Pick<FoundTable<Column>, 'titles'>,
): Column[] {
  const hasColumn = (column: string) => Object.hasOwn(mapping, column)
  const hasProductParts = hasColumn('product') || (hasColumn('species') && SIZES.every(hasColumn))
  const price = Object.entries<ColumnSource | undefined>(mapping).find(
    ([column]) => column === 'price',
  )?.[1]
  const hasSource = (column: string) =>
    hasColumn(column) ||
    (column === 'product' && hasProductParts) ||
    (column === 'unit' && getTitleUnit(table, price) !== null)
  return required.filter((column) => !hasSource(column))
}

/** Returns the non-empty rows below the header. A size has the unit of its title: "Length (m)". */
export function readTableLines<Column extends string>(
  { sheet, header, titles }: FoundTable<Column>,
  mapping: Mapping<Column>,
): TableLine<Column>[] {
  const getSizeUnit = (at: number) => readTitle(titles[at] ?? '').sizeUnit
  return sheet.rows.flatMap((cells, i): TableLine<Column>[] => {
    if (i < header || cells.every((cell) => getCellText(cell) === '')) return []
    return [
      {
        row: i + 1,
        at: (column) => {
          const source = mapping[column]
          if (source === undefined) return null
          if ('value' in source) return source.value
          const unit = SIZES.some((part) => part === column) ? getSizeUnit(source.at) : null
          const text = getCellText(cells[source.at])
          return unit === null || !/^[\d\s.,]+$/.test(text) ? cells[source.at] : `${text} ${unit}`
        },
      },
    ]
  })
}

/** Returns the titles of the columns that have values but no place in the mapping. */
export function findUnmappedTitles<Column extends string>(
  { sheet, header, titles }: FoundTable<Column>,
  mapping: Mapping<Column>,
): string[] {
  const mapped = new Set(
    Object.values<ColumnSource | undefined>(mapping).map((source) =>
      source && 'at' in source ? source.at : null,
    ),
  )
  const rows = sheet.rows.slice(header)
  return titles.filter(
    (title, at) =>
      title !== '' && !mapped.has(at) && rows.some((cells) => getCellText(cells[at]) !== ''),
  )
}

/** Unit in the title of a mapped column: "Price EUR/m3". */
export function getTitleUnit<Column extends string>(
  { titles }: Pick<FoundTable<Column>, 'titles'>,
  source: ColumnSource | undefined,
): ReturnType<typeof readTitle>['unit'] {
  return source && 'at' in source ? readTitle(titles[source.at] ?? '').unit : null
}

/** Title of a mapped column; '' for one value for all rows. */
export const getTitle = <Column extends string>(
  { titles }: Pick<FoundTable<Column>, 'titles'>,
  source: ColumnSource | undefined,
): string => (source && 'at' in source ? (titles[source.at] ?? '') : '')
