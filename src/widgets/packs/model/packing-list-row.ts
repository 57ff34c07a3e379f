import {
  type ColumnAnswers,
  type FoundTable,
  getCellCode,
  getCellText,
  type Mapping,
  type readColumnValues,
  type TableLine,
} from '@/features/read-sheet'
import { readCode, type ReadProblem, readText, type ReadValue } from '@domain/readers'
import { countPieces, createTally, type Section, type Tally } from '@domain/timber'
import { createLengthReader } from './length-reader'
import { findSection, parseCount, readSection, readWeight } from './packing-list-cells'
import { findLengthColumns, isTotal, type PackingColumn } from './packing-list-kind'

/** Reason why a row is not read. */
export type PackProblem =
  | { readonly column: PackingColumn; readonly problem: ReadProblem }
  | UnreadPieces
  | {
      readonly column: null
      readonly problem:
        | 'no_pieces'
        | 'no_length'
        | 'repeated_number'
        | 'repeated_length'
        | 'other_total'
        | 'no_line'
        | 'no_weight'
        | 'other_barcode'
        | 'other_mark'
        | 'part_unread'
    }

/** A cell of pieces with its text. */
interface WrittenPieces {
  /** Title of its length; null for the column of pieces. */
  readonly title: string | null
  readonly written: string
}

interface PiecesCell extends WrittenPieces {
  readonly length: number | null
  /** Null for an empty cell, undefined for another text. */
  readonly pcs: number | null | undefined
}

/** A cell that is not a whole number of pieces. */
interface UnreadPieces extends WrittenPieces {
  readonly column: null
  readonly problem: 'no_count'
}

const MAX_NUMBER = 40
const MAX_MARK = 60

/** A pack whose rows are being read. */
export interface OpenPack {
  readonly number: string
  readonly rows: ListRow[]
}

/** A parsed row: a pack, or one of its lengths. */
export interface ListRow {
  readonly row: number
  readonly number: string
  readonly tally: Tally
  readonly section: Section | null
  readonly barcode: string | null
  readonly mark: string | null
  readonly weight_kg: number | null
  readonly problem: PackProblem | null
}

/**
 * Creates a reader of rows. It returns null for sums and for headings, whose section is that of the
 * rows below.
 */
export function createRowReader(
  table: FoundTable<PackingColumn>,
  {
    mapping,
    answers,
    tableLines,
    values,
  }: {
    readonly mapping: Mapping<PackingColumn>
    readonly answers: ColumnAnswers
    readonly tableLines: readonly TableLine<PackingColumn>[]
    readonly values: ReturnType<typeof readColumnValues<PackingColumn>>
  },
) {
  const lengthColumns = findLengthColumns(table, mapping)
  const isMatrix = lengthColumns.length > 0
  const readLength = createLengthReader(
    isMatrix
      ? lengthColumns.map(({ text }) => text)
      : tableLines.map((line) => getCellText(line.at('length'))),
    answers.lengthUnits?.['length'] ?? null,
    (readings, written, count) =>
      values.ask({ kind: 'length_unit', column: 'length', written, count, readings }),
  )
  let heading: Section | null = null

  return function readRow(
    line: TableLine<PackingColumn>,
    open: OpenPack | undefined,
  ): ListRow | null {
    const cells = table.sheet.rows[line.row - 1] ?? []
    const texts = cells.map(getCellText)
    const written = getCellCode(line.at('pack_number'))
    const code = readCode(written, MAX_NUMBER)
    const ownSection = readSection(line)
    const pieces: readonly PiecesCell[] = isMatrix
      ? lengthColumns.flatMap(({ at, text }) => {
          const cell = getCellText(cells[at])
          const pcs = parseCount(cell)
          return pcs === null ? [] : [{ length: readLength(text), pcs, title: text, written: cell }]
        })
      : [
          {
            length:
              readLength(getCellText(line.at('length'))) ?? ownSection.value?.length_mm ?? null,
            pcs: parseCount(getCellText(line.at('pcs'))),
            title: null,
            written: getCellText(line.at('pcs')),
          },
        ].filter(({ length, pcs }) => length !== null || pcs !== null)
    if (texts.some(isTotal)) return null
    const [only, ...others] = texts.filter((text) => text !== '')
    if (pieces.length === 0 && (written === '' || others.length === 0)) {
      const found = ownSection.value ?? findSection(written === '' ? texts.join(' ') : (only ?? ''))
      heading = found ?? heading
      if (written === '' || found) return null
    }
    const [piece] = pieces
    const isSum = piece?.length === null && piece.pcs === countAllPieces(open)
    if (!isMatrix && written === '' && isSum) return null
    const number = written === '' && !isMatrix ? (open?.number ?? '') : written
    const tally = createTally(
      pieces.flatMap(({ length, pcs }) =>
        length !== null && pcs ? [{ length_mm: length, pcs }] : [],
      ),
    )
    const barcode = readCode(getCellCode(line.at('barcode')), MAX_NUMBER)
    const mark = readText(getCellText(line.at('mark')), MAX_MARK)
    const weight = readWeight(getCellText(line.at('weight')))
    const total = isMatrix ? parseCount(getCellText(line.at('pcs'))) : null
    const cellsRead: readonly (readonly [PackingColumn, ReadValue<unknown>])[] = [
      ['pack_number', number === '' ? REQUIRED : code],
      ['barcode', barcode],
      ['mark', mark],
      ['weight', weight],
      ['size', ownSection],
    ]
    const refused = cellsRead.flatMap(([column, read]) =>
      read.ok ? [] : [{ column, problem: read.problem }],
    )[0]
    const uncounted = pieces.find(({ pcs }) => pcs === undefined)
    const problem: PackProblem | null =
      refused ??
      (uncounted
        ? {
            column: null,
            problem: 'no_count',
            title: uncounted.title,
            written: uncounted.written,
          }
        : pieces.some(({ length }) => length === null)
          ? { column: null, problem: 'no_length' }
          : tally.length === 0
            ? { column: null, problem: 'no_pieces' }
            : typeof total === 'number' && total !== countPieces(tally)
              ? { column: null, problem: 'other_total' }
              : null)
    return {
      row: line.row,
      number,
      tally,
      section: ownSection.value ?? heading,
      barcode: barcode.ok ? barcode.value : null,
      mark: mark.ok ? mark.value : null,
      weight_kg: weight.ok ? weight.value : null,
      problem,
    }
  }
}

const REQUIRED = { ok: false, problem: { code: 'required' } } as const

const countAllPieces = (pack: OpenPack | undefined) =>
  pack?.rows.reduce((sum, { tally }) => sum + countPieces(tally), 0)
