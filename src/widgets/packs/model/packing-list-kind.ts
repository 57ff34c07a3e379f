import {
  findTables,
  findUnmappedTitles,
  getTitle,
  type FoundTable,
  type Mapping,
  matchTitles,
  type Sheet,
  type SheetKind,
} from '@/features/read-sheet'
import { foldWords } from '@domain/readers'
import { findLengthTitles, type LengthTitle, prepareMatrixSheet } from './length-titles'

/** Columns of a mill's packing list, in display order. */
export const PACKING_COLUMNS = [
  'pack_number',
  'barcode',
  'mark',
  'size',
  'thickness',
  'width',
  'length',
  'pcs',
  'weight',
] as const
/** A column, or the line of the supply that a pack is of, which is in no column. */
export type PackingColumn = (typeof PACKING_COLUMNS)[number] | 'line'

const matchTitle = matchTitles(PACKING_COLUMNS, [])

/** Marks of a sum in titles and rows, in the languages of mills. */
const TOTAL =
  /\b(?:sub-?|grand )?(?:total|totaal|sum|suma|summa|summe|somme|gesamt|(?:is )?viso|yhteensa)\b/u

/** True if a text names a sum. */
export const isTotal = (text: string): boolean => TOTAL.test(foldWords(text))

function match(title: string) {
  const found = matchTitle(title)
  if (found) return found
  const rest = foldWords(title).replace(TOTAL, '').trim()
  const counted = isTotal(title) ? matchTitle(rest) : null
  return counted?.column === 'pcs' ? { column: 'pcs' as const, isWhole: false } : null
}

/** Returns the columns whose titles are lengths; none if the list has a column of lengths. */
export function findLengthColumns(
  { titles }: Pick<FoundTable<PackingColumn>, 'titles'>,
  mapping: Mapping<PackingColumn>,
): readonly LengthTitle[] {
  if (mapping.length) return []
  const mapped = Object.values(mapping).flatMap((source) => ('at' in source ? [source.at] : []))
  return findLengthTitles(titles, new Set(mapped))
}

/** The columns of a mill's packing list; asked if neither lengths nor pieces are found. */
export const packingListKind: SheetKind<PackingColumn> = {
  columns: PACKING_COLUMNS,
  required: ['pack_number'],
  match,
  isIncomplete: (mapping, table) =>
    findLengthColumns(table, mapping).length === 0 &&
    (mapping.pcs === undefined || (mapping.length ?? mapping.size) === undefined),
}

/** Prepares sheets whose column titles are lengths. */
export const prepareSheets = (sheets: readonly Sheet[]): readonly Sheet[] =>
  sheets.map((sheet) => prepareMatrixSheet(sheet, (text) => match(text) !== null))

/** Titles of the columns that are not read. Volumes are computed from the pieces. */
export function findUnreadTitles(
  table: FoundTable<PackingColumn>,
  mapping: Mapping<PackingColumn>,
): readonly string[] {
  const lengths = new Set(
    findLengthColumns(table, mapping).map(({ at }) => getTitle(table, { at })),
  )
  return findUnmappedTitles(table, mapping).filter((title) => !lengths.has(title))
}

/** True if cells begin with titles of a packing list, so that they are read as one. */
export function hasPackingTitles(cells: Sheet['rows']): boolean {
  const sheets = prepareSheets([{ name: '', rows: cells, hiddenRows: new Set() }])
  return findTables(sheets, packingListKind).some(
    ({ mapping }) => mapping.pack_number !== undefined,
  )
}
