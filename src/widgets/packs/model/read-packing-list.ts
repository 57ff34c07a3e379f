import {
  type ColumnAnswers,
  type FoundTable,
  getCellText,
  type Mapping,
  readColumnValues,
  readTableLines,
  type ValueQuestion,
} from '@/features/read-sheet'
import { createTally, type Tally } from '@domain/timber'
import { toPackNumberKey } from '@domain/rules/pack-number'
import { createLineQuestions, findPackLines, type PackLine } from './find-pack-lines'
import { joinRows } from './join-rows'
import { findLengthColumns, findUnreadTitles, type PackingColumn } from './packing-list-kind'
import { createRowReader, type OpenPack, type PackProblem } from './packing-list-row'

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
  const readRow = createRowReader(table, { mapping, answers, tableLines, values })

  const packs: OpenPack[] = []
  for (const line of tableLines) {
    const open = packs.at(-1)
    const row = readRow(line, open)
    if (!row) continue
    const isSamePack =
      !isMatrix && open && toPackNumberKey(open.number) === toPackNumberKey(row.number)
    if (isSamePack) open.rows.push(row)
    else packs.push({ number: row.number, rows: [row] })
  }

  const read: ListedPack[] = []
  const unread: UnreadRow[] = []
  const numbers = new Set<string>()
  const lineQuestions = createLineQuestions(answers.choices ?? {})
  for (const { number, rows } of packs) {
    const [first] = rows
    if (!first) continue
    const lengths = rows.flatMap(({ tally }) => tally.map(({ length_mm }) => length_mm))
    const section = rows.find((row) => row.section)?.section ?? null
    const found = findPackLines(lines, section, lengths)
    const joined = joinRows(rows)
    const key = toPackNumberKey(number)
    const isUnread = rows.some((row) => row.problem !== null || joined.problems.has(row.row))
    const line =
      found.length > 1 && !isUnread
        ? lineQuestions.choose(number, section, found)
        : (found[0] ?? null)
    const problem: PackProblem | null = numbers.has(key)
      ? { column: null, problem: 'repeated_number' }
      : new Set(lengths).size < lengths.length
        ? { column: null, problem: 'repeated_length' }
        : line === null
          ? { column: null, problem: 'no_line' }
          : null
    if (key !== '') numbers.add(key)
    if (problem !== null || isUnread) {
      for (const row of rows)
        unread.push({
          row: row.row,
          number,
          ...(row.problem ??
            joined.problems.get(row.row) ??
            problem ?? { column: null, problem: 'part_unread' }),
        })
      continue
    }
    if (!line) continue
    read.push({
      row: first.row,
      number: number.trim(),
      barcode: joined.barcode,
      mark: joined.mark,
      weight_kg: joined.weight_kg,
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
    questions: [...values.questions(), ...lineQuestions.questions()],
    asked: !isMatrix && hasNoPieces ? ['pcs'] : [],
  }
}
