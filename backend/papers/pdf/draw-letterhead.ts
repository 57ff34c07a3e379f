import type { Column, Content } from 'pdfmake/interfaces'
import type { Paper } from '../paper'
import { COLORS, contentWidth, SIZES } from './page-style'

/** Draws a line as wide as the content. */
export const drawRule = (color: string, lineWidth: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth, lineColor: color }],
})

/** Rectangles of the mark in a square of 24: x, y, width, height. */
const MARK_PARTS = [
  [5.5, 3, 6, 5],
  [12.5, 3, 6, 5],
  [16, 9, 6, 5],
  [2, 9, 6, 5],
  [2, 16.5, 20, 1.5],
  [2, 20, 20, 1],
] as const
const OWN_BOARD = [9, 9, 6, 5] as const
const MARK_SCALE = 1.2

/** Largest size of a logo in points. */
export const LOGO_WIDTH = 150
export const LOGO_HEIGHT = 44

/** Draws logo or mark, name and lines of the issuing company. */
export function drawLetterhead({ name, lines, logo }: Paper['issuer']): Content {
  const drawBoard = (
    [x, y, w, h]: (typeof MARK_PARTS)[number] | typeof OWN_BOARD,
    color: string,
  ) => ({
    type: 'rect' as const,
    x: x * MARK_SCALE,
    y: y * MARK_SCALE,
    w: w * MARK_SCALE,
    h: h * MARK_SCALE,
    color,
  })
  const emblem: Column = logo
    ? { width: 'auto', stack: [{ image: logo, fit: [LOGO_WIDTH, LOGO_HEIGHT] }] }
    : {
        width: 34,
        canvas: [
          ...MARK_PARTS.map((part) => drawBoard(part, COLORS.green)),
          drawBoard(OWN_BOARD, COLORS.amber),
        ],
      }
  return {
    stack: [
      {
        columns: [
          emblem,
          {
            width: 'auto',
            text: name,
            fontSize: SIZES.name,
            bold: true,
            margin: [logo ? 10 : 0, 5, 0, 0],
          },
          {
            width: '*',
            stack: lines.map((text) => ({ text })),
            alignment: 'right',
            fontSize: SIZES.small,
            color: COLORS.muted,
            margin: [24, 0, 0, 0],
          },
        ],
        margin: [0, 0, 0, 10],
      },
      drawRule(COLORS.green, 1.2),
    ],
    margin: [0, 0, 0, 16],
  }
}
