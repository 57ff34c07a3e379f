import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces'
import type { Schemas } from '../../call'
import { countSpannedCells } from '@domain/papers'
import { colors, sizes } from './page-style'

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
  /** Widths of the columns in points; by default they follow from the texts. */
  widths?: readonly number[] | undefined
}

/** Marks of a table and of the start of its last row; ids would have to be unique in all copies. */
export const tableMarks = {
  table: (index: number) => 2 * index + 1,
  lastRow: (index: number) => 2 * index + 2,
}

/** Space below a table. */
export const TABLE_GAP = 11

/** Number of rows that stay together with the signatures. */
const LAST_ROWS = 2

const isShort = ({ rows }: Table): boolean => rows.length <= LAST_ROWS

/** Splits a table before its last rows and totals. The first part is null if it has no rows. */
export const splitTable = (table: Table): [first: Table | null, last: Table] => [
  isShort(table) ? null : { ...table, rows: table.rows.slice(0, -LAST_ROWS), totals: null },
  { ...table, rows: table.rows.slice(-LAST_ROWS) },
]

/**
 * Returns the index of the first table that stays together with the signatures: the last one, or the
 * one before short tables such as that of the VAT.
 */
export const findTailIndex = (tables: readonly Table[]): number =>
  Math.max(
    0,
    tables.findLastIndex((table) => !isShort(table)),
  )

/** Draws a table with its head repeated on each page. */
export function drawTable({
  table: { label, columns, rows, totals },
  index = 0,
  isTitled,
  isCompact = false,
  widths,
}: DrawnTable): Content {
  const drawCells = (row: Row, isTotal: boolean, isLast = isTotal): TableCell[] => {
    const span = countSpannedCells(row.cells)
    return row.cells.map((cell, at) => {
      if (at > 0 && at < span) return {}
      const isFigure = columns[at]?.align === 'end'
      const lines: Content[] = [
        {
          text: cell.text,
          bold: isTotal || at === 0,
          noWrap: isFigure,
          ...(isLast && at === 0 && { headlineLevel: tableMarks.lastRow(index) }),
        },
        ...cell.notes.map((text) => ({
          text,
          fontSize: sizes.small,
          color: colors.muted,
          noWrap: isFigure,
        })),
      ]
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
  const padding = isCompact ? 2 : 4
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
                { text: label, bold: true, fontSize: sizes.lead, colSpan: columns.length },
                ...columns.slice(1).map(() => ({})),
              ],
            ]
          : []),
        columns.map(({ title, align }) => ({
          text: title,
          fontSize: sizes.small,
          color: colors.muted,
          alignment: align === 'end' ? 'right' : 'left',
          noWrap: align === 'end',
        })),
        ...rows.map((row, at) => drawCells(row, false, !totals && at === rows.length - 1)),
        ...(totals ? [drawCells(totals, true)] : []),
      ],
    },
    layout: {
      hLineWidth: (line) => (line < heads ? 0 : line === heads || line === lastLine ? 0.9 : 0.5),
      hLineColor: (line) =>
        line === heads || line >= lastLine - (totals ? 1 : 0) ? colors.lineStrong : colors.line,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
      paddingTop: () => padding,
      paddingBottom: () => padding,
    },
    margin: [0, 0, 0, TABLE_GAP],
    ...(isCompact && { fontSize: sizes.compact }),
  }
  return drawn
}

/** Finds the column of texts with the longest one; it takes the remaining width. */
function findWidestTextColumn({ columns, rows }: Pick<Table, 'columns' | 'rows'>): number {
  const lengths = columns.map(({ align }, at) =>
    align === 'end'
      ? -1
      : rows.reduce((longest, { cells }) => Math.max(longest, cells[at]?.text.length ?? 0), 0),
  )
  return lengths.indexOf(Math.max(...lengths))
}
