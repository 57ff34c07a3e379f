import type { Content, ContentTable, ContentText, TableCell } from 'pdfmake/interfaces'
import type { Schemas } from '../../call'
import { countSpannedCells, isContinuationRow, splitUnbreakableCodes } from '@domain/papers'
import { COLORS, SIZES } from './page-style'

type Table = Schemas['PaperTable']
type Row = Schemas['PaperRow']

type DrawnTable = {
  table: Table
  /** Position among the tables of the paper. */
  index?: number
  /** True if its label is the first row of its head. */
  isTitled: boolean
  /** True for the rows of a form, which has one page. */
  isCompact?: boolean
  /** True to set rows closer, so that a paper fits on one page. */
  isTight?: boolean | undefined
  /** Widths of the columns in points; by default they follow from the texts. */
  widths?: readonly number[] | undefined
}

/** Marks of a table and of the start of its rows; ids would have to be unique in all copies. */
export const tableMarks = {
  table: (index: number) => index * MARKS_PER_TABLE + 1,
  row: (index: number, at: number) => index * MARKS_PER_TABLE + at + 2,
}

const MARKS_PER_TABLE = 1_000_000

/** Space below a table. */
export const TABLE_GAP = 11

/** Fewest rows on a page with the signatures, and on the page before it. */
const FEWEST_ROWS = 3

/** Returns the fewest of a table's rows on the page of the signatures: half of a short table. */
const getFewestRows = (count: number): number =>
  count < 2 * FEWEST_ROWS ? Math.max(1, Math.floor(count / 2)) : FEWEST_ROWS

const isShort = ({ rows }: Table): boolean => rows.length <= FEWEST_ROWS

/** True if setting rows closer may bring the end of a paper to its first page. */
export const mayFitOnePage = (rowPages: readonly number[], endPage: number): boolean =>
  rowPages.length > 0 &&
  endPage === 2 &&
  rowPages.filter((page) => page > 1).length <= MAX_SAVED_ROWS

const MAX_SAVED_ROWS = 4

/** True if enough rows are on the page of the signatures. */
export const hasEnoughRows = (rowPages: readonly number[], page: number): boolean =>
  countRows(rowPages, page) >= getFewestRows(rowPages.length)

/** Returns the number of last rows that move to the page of the signatures. */
export function countTailRows(rowPages: readonly number[]): number {
  if (rowPages.length < 2 * FEWEST_ROWS) return getFewestRows(rowPages.length)
  const others = rowPages.slice(0, -FEWEST_ROWS)
  const left = countRows(others, others.at(-1))
  return FEWEST_ROWS + (left < FEWEST_ROWS ? left : 0)
}

const countRows = (rowPages: readonly number[], page: number | undefined): number =>
  rowPages.filter((one) => one === page).length

/**
 * Splits a table before its last rows and totals; a row that is continued stays with the next. The
 * first part is null if it has no rows.
 */
export function splitTable(table: Table, lastRows: number): [first: Table | null, last: Table] {
  const { rows } = table
  const at = rows.findLastIndex(
    ({ cells }, index) => index <= rows.length - lastRows && !isContinuationRow(cells),
  )
  return at > 0
    ? [
        { ...table, rows: rows.slice(0, at), totals: null },
        { ...table, rows: rows.slice(at) },
      ]
    : [null, table]
}

/**
 * Returns the index of the first table that stays together with the signatures: the last one, or
 * the one before short tables such as that of the VAT.
 */
export const findTailIndex = (tables: readonly Table[]): number =>
  Math.max(
    0,
    tables.findLastIndex((table) => !isShort(table)),
  )

/** Returns the position that marks the moved rows of a table, after those of all tables. */
export const getTailMark = (tables: readonly Table[]): number => tables.length

/** Draws a table with its head repeated on each page. */
export function drawTable({
  table: { label, columns, rows, totals },
  index = 0,
  isTitled,
  isCompact = false,
  isTight = false,
  widths,
}: DrawnTable): Content {
  const drawCells = (row: Row, rowIndex: number, isTotal = false): TableCell[] => {
    const span = countSpannedCells(row.cells)
    return row.cells.map((cell, at) => {
      if (at > 0 && at < span) return {}
      const isFigure = columns[at]?.align === 'end'
      const texts: ContentText[] = [
        ...(cell.text === '' && cell.notes.length > 0
          ? []
          : [{ text: keepCodes(cell.text), bold: isTotal || at === 0, noWrap: isFigure }]),
        ...cell.notes.map((text) => ({
          text: keepCodes(text),
          fontSize: SIZES.small,
          color: COLORS.muted,
          noWrap: isFigure,
        })),
      ]
      const lines = texts.map((text, lineIndex) =>
        at === 0 && lineIndex === 0
          ? { ...text, headlineLevel: tableMarks.row(index, rowIndex) }
          : text,
      )
      return {
        stack: lines,
        alignment: isFigure ? 'right' : 'left',
        ...(at === 0 && { colSpan: span }),
      }
    })
  }
  const widest = findWidestTextColumn({ columns, rows })
  const heads = isTitled ? 2 : 1
  const lastLine = rows.length + heads + (totals ? 1 : 0)
  const padding = isCompact ? 2 : isTight ? 2.5 : 4
  const isContinued = (line: number) => isContinuationRow(rows[line - heads]?.cells ?? [])
  const drawn: ContentTable = {
    headlineLevel: tableMarks.table(index),
    table: {
      headerRows: heads,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: widths ? [...widths] : columns.map((_, at) => (at === widest ? '*' : 'auto')),
      body: [
        ...(isTitled
          ? [
              [
                { text: label, bold: true, fontSize: SIZES.lead, colSpan: columns.length },
                ...columns.slice(1).map(() => ({})),
              ],
            ]
          : []),
        columns.map(({ title, align }) => ({
          text: title,
          fontSize: SIZES.small,
          color: COLORS.muted,
          alignment: align === 'end' ? 'right' : 'left',
          noWrap: align === 'end',
        })),
        ...rows.map((row, at) => drawCells(row, at)),
        ...(totals ? [drawCells(totals, rows.length, true)] : []),
      ],
    },
    layout: {
      hLineWidth: (line) =>
        line < heads || isContinued(line) ? 0 : line === heads || line === lastLine ? 0.9 : 0.5,
      hLineColor: (line) =>
        line === heads || line >= lastLine - (totals ? 1 : 0) ? COLORS.lineStrong : COLORS.line,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
      paddingTop: (line) => (isContinued(line) ? 0 : padding),
      paddingBottom: () => padding,
    },
    margin: [0, 0, 0, TABLE_GAP],
    ...(isCompact && { fontSize: SIZES.compact }),
  }
  return drawn
}

/** Keeps codes on one line that the library would break at a hyphen before a letter. */
function keepCodes(text: string): ContentText['text'] {
  const parts = splitUnbreakableCodes(text)
  return parts.some((part) => part.isUnbreakable && /-\p{L}/u.test(part.text))
    ? parts.map((part) => ({ text: part.text, noWrap: part.isUnbreakable }))
    : text
}

/** Finds the column of texts with the longest one; it takes the remaining width. */
function findWidestTextColumn({ columns, rows }: Pick<Table, 'columns' | 'rows'>): number {
  const lengths = columns.map(({ align }, at) =>
    align === 'end'
      ? -1
      : Math.max(
          0,
          ...rows.flatMap(({ cells }) =>
            (cells[at]?.text ?? '').split('\n').map(({ length }) => length),
          ),
        ),
  )
  return lengths.indexOf(Math.max(...lengths))
}
