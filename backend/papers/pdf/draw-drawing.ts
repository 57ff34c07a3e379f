import type { CanvasElement, Content } from 'pdfmake/interfaces'
import { getTextHeight, getTone, listTextShapes, measureText } from '@domain/papers'
import type { Paper } from '../paper'
import { COLORS, contentWidth, SIZES, TONES } from './page-style'

/** Draws a drawing as wide as the content, to scale. */
export function drawDrawing(drawing: Paper['drawings'][number]): Content {
  const { title, ends, width, height, shapes } = drawing
  const scale = contentWidth / width
  const textHeight = getTextHeight(drawing)
  const drawRect = (
    { x, y, width: w, height: h }: Omit<(typeof shapes)[number], 'tone' | 'text'>,
    color: string,
    lineColor: string,
  ): CanvasElement => ({
    type: 'rect',
    x: x * scale,
    y: y * scale,
    w: w * scale,
    h: h * scale,
    color,
    lineColor,
    lineWidth: 0.6,
  })
  const texts = listTextShapes(shapes, textHeight)
  return {
    unbreakable: true,
    stack: [
      {
        columns: [
          { text: ends[0] ?? '' },
          { text: title, alignment: 'center', color: COLORS.ink },
          { text: ends[1] ?? '', alignment: 'right' },
        ],
        fontSize: SIZES.small,
        color: COLORS.muted,
        margin: [0, 0, 0, 2],
      },
      {
        canvas: [
          drawRect({ x: 0, y: 0, width, height }, COLORS.wash, COLORS.lineStrong),
          ...shapes.map((shape) => drawRect(shape, TONES[getTone(shape)] ?? '', COLORS.muted)),
        ],
      },
      ...texts.map((shape): Content => ({
        text: shape.text,
        fontSize: textHeight * scale,
        lineHeight: 1,
        relativePosition: {
          x: (shape.x + (shape.width - measureText(shape.text, textHeight)) / 2) * scale,
          y: (shape.y + shape.height / 2 - height - textHeight * 0.66) * scale,
        },
      })),
    ],
    margin: [0, 0, 0, 10],
  }
}
