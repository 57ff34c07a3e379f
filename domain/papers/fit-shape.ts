/** Number of fills of shapes; shapes beyond it differ by their text only. */
const TONE_COUNT = 6
/** Height of the text in a drawing, as a part of its width: 8 points on A4. */
const TEXT_PART = 1 / 62
/** Average width of a character, as a part of its height. */
const CHARACTER_PART = 0.62

interface Shape {
  readonly width: number
  readonly height: number
  readonly tone: number
  readonly text: string
}

/** Returns the number of a shape's fill, from 0 to 5. */
export const getTone = ({ tone }: Pick<Shape, 'tone'>): number => tone % TONE_COUNT

/** Returns the height of the text in the shapes of a drawing, in its unit. */
export const getTextHeight = ({ width }: Pick<Shape, 'width'>): number =>
  Math.round(width * TEXT_PART)

/** Returns the approximate width of a text of this height. */
export const measureText = (text: string, height: number): number =>
  text.length * height * CHARACTER_PART

/** True if a text of this height fits into the shape. */
export const fitsShape = ({ width, height, text }: Shape, textHeight: number): boolean =>
  width > measureText(`${text} `, textHeight) && height > textHeight * 1.1

type PlacedShape = Shape & { readonly x: number; readonly y: number }

/** Returns the shapes whose text is printed: it fits, and no nearer shape covers it. */
export const listTextShapes = <Placed extends PlacedShape>(
  shapes: readonly Placed[],
  textHeight: number,
): Placed[] =>
  shapes.filter(
    (shape, at) =>
      fitsShape(shape, textHeight) &&
      !shapes.slice(at + 1).some((nearer) => containsCenter(nearer, shape)),
  )

const containsCenter = (nearer: PlacedShape, { x, y, width, height }: PlacedShape): boolean =>
  nearer.x < x + width / 2 &&
  nearer.x + nearer.width > x + width / 2 &&
  nearer.y < y + height / 2 &&
  nearer.y + nearer.height > y + height / 2
