import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces'
import type { Schemas } from '../../call'
import { countSpannedCells } from '@domain/papers'
import { colors, sizes } from './page-style'

type Table = Schemas['PaperTable']
type Row = Schemas['PaperRow']

/** Draws a table with its head repeated on each page. */
export function drawTable({ columns, rows, totals }: Table): ContentTable {
  const drawCells = (row: Row, isTotal: boolean): TableCell[] => {
    const span = countSpannedCells(row.cells)
    return row.cells.map((cell, at) => {
      if (at > 0 && at < span) return {}
      const isFigure = columns[at]?.align === 'end'
      const lines: Content[] = [
        { text: cell.text, bold: isTotal || at === 0, noWrap: isFigure },
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
  const lastLine = rows.length + (totals ? 2 : 1)
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map((_, at) => (at === widest ? '*' : 'auto')),
      body: [
        columns.map(({ title, align }) => ({
          text: title,
          fontSize: sizes.small,
          color: colors.muted,
          alignment: align === 'end' ? 'right' : 'left',
          noWrap: align === 'end',
        })),
        ...rows.map((row) => drawCells(row, false)),
        ...(totals ? [drawCells(totals, true)] : []),
      ],
    },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : line === 1 || line === lastLine ? 0.9 : 0.5),
      hLineColor: (line) =>
        line === 1 || line >= lastLine - (totals ? 1 : 0) ? colors.lineStrong : colors.line,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
    margin: [0, 0, 0, 14],
  }
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
