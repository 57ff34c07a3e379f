import {
  type ColumnAnswers,
  type FoundTable,
  getCellText,
  type Mapping,
  readColumnValues,
  readTableLines,
  type ValueQuestion,
} from '@/features/read-sheet'
import { createTally, type Dimensions, type Section, type Tally } from '@domain/timber'
import { toNumberKey } from './pack-row'
import { findLengthColumns, findUnreadTitles, type PackingColumn } from './packing-list-kind'
import { createRowReader, type OpenPack, type PackProblem } from './packing-list-row'

/** A line of the supply that packs are of. */
export interface PackLine {
  readonly id: string
  readonly dimensions: Dimensions
}

/** A pack of the list with its line. */
export interface ListedPack {
  /** First row of the sheet. */
  readonly row: number
  readonly number: string
  readonly barcode: string | null
  readonly mark: string | null
  readonly weight_kg: number | null
  readonly lineId: string
  readonly tally: Tally
}

/** A row that is not read. */
export type UnreadRow = PackProblem & { readonly row: number; readonly number: string }

/** A parsed packing list: packs, unread rows, and questions to answer first. */
export interface ParsedPackingList {
  readonly packs: readonly ListedPack[]
  readonly unread: readonly UnreadRow[]
  /** Number of rows hidden by the spreadsheet. They are read too. */
  readonly hidden: number
  readonly unmapped: readonly string[]
  readonly questions: readonly ValueQuestion<PackingColumn>[]
  readonly asked: readonly PackingColumn[]
}

/**
 * Parses a packing list whose columns are mapped: one row a pack, one row a length, or a column for
 * each length. A pack with an unread row is not read, because its pieces would be incomplete.
 * @param lines lines of the supply; the section finds the line of a pack
 */
export function readPackingList(
  table: FoundTable<PackingColumn>,
  mapping: Mapping<PackingColumn>,
  answers: ColumnAnswers,
  lines: readonly PackLine[],
): ParsedPackingList {
  const tableLines = readTableLines(table, mapping)
  const values = readColumnValues(tableLines, answers)
  const isMatrix = findLengthColumns(table, mapping).length > 0
  const readRow = createRowReader(table, mapping, answers, tableLines, values)

  const packs: OpenPack[] = []
  for (const line of tableLines) {
    const open = packs.at(-1)
    const row = readRow(line, open)
    if (!row) continue
    const isSamePack = !isMatrix && open && toNumberKey(open.number) === toNumberKey(row.number)
    if (isSamePack) open.rows.push(row)
    else packs.push({ number: row.number, rows: [row] })
  }

  const read: ListedPack[] = []
  const unread: UnreadRow[] = []
  const numbers = new Set<string>()
  let needsLine = false
  const chosenLine = mapping.line && 'value' in mapping.line ? mapping.line.value : null
  for (const { number, rows } of packs) {
    const [first] = rows
    if (!first) continue
    const lengths = rows.flatMap(({ tally }) => tally.map(({ length_mm }) => length_mm))
    const found = findLines(lines, rows.find(({ section }) => section)?.section ?? null, lengths)
    const line = found.length > 1 ? (found.find(({ id }) => id === chosenLine) ?? null) : found[0]
    const key = toNumberKey(number)
    const problem: PackProblem | null = numbers.has(key)
      ? { column: null, problem: 'repeated_number' }
      : new Set(lengths).size < lengths.length
        ? { column: null, problem: 'repeated_length' }
        : line === undefined
          ? { column: null, problem: 'no_line' }
          : null
    if (key !== '') numbers.add(key)
    const isIncomplete = rows.some((row) => row.problem !== null)
    if (problem !== null || isIncomplete) {
      for (const row of rows)
        unread.push({
          row: row.row,
          number,
          ...(row.problem ?? problem ?? { column: null, problem: 'part_unread' }),
        })
      continue
    }
    if (!line) {
      needsLine = true
      continue
    }
    read.push({
      row: first.row,
      number: number.trim(),
      barcode: first.barcode,
      mark: first.mark,
      weight_kg: first.weight_kg,
      lineId: line.id,
      tally: createTally(rows.flatMap(({ tally }) => tally)),
    })
  }
  const hasNoPieces = tableLines.every((line) => getCellText(line.at('pcs')) === '')
  return {
    packs: read,
    unread,
    hidden: tableLines.filter(({ row }) => table.sheet.hiddenRows.has(row)).length,
    unmapped: findUnreadTitles(table, mapping),
    questions: values.questions(),
    asked: [
      ...(needsLine ? (['line'] as const) : []),
      ...(!isMatrix && hasNoPieces ? (['pcs'] as const) : []),
    ],
  }
}

/** Lines that a pack may be of: those of its section, and of these those with its lengths. */
function findLines(
  lines: readonly PackLine[],
  section: Section | null,
  lengths: readonly number[],
): readonly PackLine[] {
  const fitting = lines.filter(
    ({ dimensions }) => section === null || isOfSection(section, dimensions),
  )
  if (fitting.length < 2) return fitting
  const ofLength = fitting.filter(({ dimensions: { length_mm } }) =>
    lengths.every((length) => length === length_mm),
  )
  return ofLength.length > 0 ? ofLength : fitting
}

/** True if the section is of these dimensions, whichever side is written first. */
function isOfSection(section: Section, d: Dimensions): boolean {
  if (section.diameter_mm !== undefined || d.diameter_mm !== null)
    return section.diameter_mm === d.diameter_mm
  const sort = (...sides: (number | null | undefined)[]) =>
    sides.toSorted((a, b) => (a ?? 0) - (b ?? 0))
  const written = sort(section.thickness_mm, section.width_mm)
  const known = sort(d.thickness_mm, d.width_mm)
  return written[0] === known[0] && written[1] === known[1]
}
