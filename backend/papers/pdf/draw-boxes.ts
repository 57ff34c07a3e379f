import type { Content, TableCell } from 'pdfmake/interfaces'
import type { Paper } from '../paper'
import { drawTable, TABLE_GAP } from './draw-table'
import { COLORS, contentWidth, SIZES } from './page-style'

const POINTS_PER_MM = 72 / 25.4
const PADDING = 4
const LINE_WIDTH = 0.7

type BoxColumn = Paper['boxes'][number]['columns'][number]

/** Draws the rows of a form below each other, within one border. */
export const drawBoxes = (rows: Paper['boxes']): Content[] =>
  rows.length === 0
    ? []
    : [
        {
          stack: rows.map(({ columns, table }, at) => ({
            table: {
              widths: table
                ? ['*']
                : columns.map(() => (contentWidth - LINE_WIDTH) / columns.length - LINE_WIDTH),
              body: [table ? [drawGoods(table)] : columns.map(drawColumn)],
              dontBreakRows: table === null,
            },
            layout: {
              hLineWidth: (line) => (line === 0 && at > 0 ? 0 : LINE_WIDTH),
              vLineWidth: () => LINE_WIDTH,
              hLineColor: () => COLORS.ink,
              vLineColor: () => COLORS.ink,
              paddingLeft: () => 0,
              paddingRight: () => 0,
              paddingTop: () => 0,
              paddingBottom: () => 0,
            },
          })),
          margin: [0, 0, 0, 8],
        },
      ]

const drawGoods = (table: Paper['tables'][number]): TableCell => ({
  stack: [drawTable({ table, isTitled: false, isCompact: true })],
  margin: [PADDING, 0, PADDING, -TABLE_GAP],
})

/** Draws boxes below each other, with a line between them. */
const drawColumn = (boxes: BoxColumn): TableCell => ({
  table: {
    widths: ['*'],
    heights: boxes.map(({ min_height_mm }) => min_height_mm * POINTS_PER_MM - 2 * PADDING),
    body: boxes.map(({ number, title, lines }) => [
      {
        stack: [
          {
            text: [{ text: `${number} `, bold: true, color: COLORS.ink }, title],
            fontSize: SIZES.tiny,
            color: COLORS.muted,
          },
          ...lines.map((text) => ({ text })),
        ],
      },
    ]),
  },
  layout: {
    hLineWidth: (line, { table: { body } }) =>
      line === 0 || line === body.length ? 0 : LINE_WIDTH,
    vLineWidth: () => 0,
    hLineColor: () => COLORS.ink,
    paddingLeft: () => PADDING,
    paddingRight: () => PADDING,
    paddingTop: () => PADDING - 1,
    paddingBottom: () => PADDING - 1,
  },
})
