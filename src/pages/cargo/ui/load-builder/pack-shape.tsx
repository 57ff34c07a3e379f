import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import type { PlacedPack } from '@domain/load-plan'
import styles from './load-drawing.module.css'

/** Direction from which a load is seen. */
export type ViewName = 'above' | 'left' | 'right'

/** Event handlers of packs; the same object while the drawing can be edited. */
export interface PackEvents {
  onFocus(id: string): void
  onKeyDown(event: KeyboardEvent, id: string): void
  onPointerDown(event: PointerEvent<SVGElement>, id: string, view: ViewName): void
}

interface PackShapeProps {
  placed: PlacedPack
  view: ViewName
  /** Number in loading order. */
  number: number
  letter: string
  /** Index of the load's fill pattern. */
  tone: number
  /** Millimetres per pixel. */
  scale: number
  /** Accessible name; null if another view has announced it. */
  name: string | null
  isSelected: boolean
  isGrabbed: boolean
  isBlocked: boolean
  /** True for the pack that receives Tab. */
  isTabStop: boolean
  events: PackEvents | null
}

/** Number of fill patterns; loads beyond it differ by letter only. */
const TONE_COUNT = 6
/** Height of the letters in px; smaller packs show none. */
const LETTER_HEIGHT_PX = 12
const LINE_HEIGHT_PX = LETTER_HEIGHT_PX * 1.1

/** Returns the pack's rectangle in a view; y runs down from the top of the space. */
export function toViewRect({ x, y, z, pack }: PlacedPack, view: ViewName, spaceHeight: number) {
  return view === 'above'
    ? { x, y, width: pack.length, height: pack.width }
    : { x, y: spaceHeight - z - pack.height, width: pack.length, height: pack.height }
}

/** A pack to scale, with its number and letter, and the mill's number if there is room. */
export const PackShape = memo(function PackShape(props: PackShapeProps & { spaceHeight: number }) {
  const {
    placed,
    view,
    number,
    letter,
    tone,
    scale,
    name,
    isSelected,
    isGrabbed,
    isBlocked,
    isTabStop,
    events,
    spaceHeight,
  } = props
  const { id, millPack } = placed.pack
  const box = toViewRect(placed, view, spaceHeight)
  const text = `${number} ${letter}`
  const hasRoom = (line: string, lineCount: number) =>
    box.width / scale > (line.length + 1) * LETTER_HEIGHT_PX * 0.62 &&
    box.height / scale > LINE_HEIGHT_PX * lineCount
  const lines = [
    { id: 'order', text },
    ...(millPack && hasRoom(millPack.number, 2) ? [{ id: 'mill', text: millPack.number }] : []),
  ]
  const asButton =
    name !== null && events
      ? {
          role: 'button',
          'aria-label': name,
          'aria-pressed': isGrabbed,
          tabIndex: isTabStop ? 0 : -1,
          onFocus: () => events.onFocus(id),
          onKeyDown: (event: KeyboardEvent) => events.onKeyDown(event, id),
        }
      : name === null
        ? {}
        : { role: 'img', 'aria-label': name }
  return (
    <g
      {...asButton}
      data-pack={name === null ? undefined : id}
      data-tone={tone % TONE_COUNT}
      data-selected={isSelected || undefined}
      data-taken={isGrabbed || undefined}
      data-shut={isBlocked || undefined}
      className={styles.pack}
      {...(events && {
        onPointerDown: (event: PointerEvent<SVGElement>) => events.onPointerDown(event, id, view),
      })}
    >
      <rect {...box} className={styles.box} />
      {lines.map(
        (line, at) =>
          hasRoom(line.text, lines.length) && (
            <text
              key={line.id}
              x={box.x + box.width / 2}
              y={box.y + box.height / 2 + (at - (lines.length - 1) / 2) * LINE_HEIGHT_PX * scale}
              fontSize={LETTER_HEIGHT_PX * scale}
              className={styles.text}
              aria-hidden
            >
              {line.text}
            </text>
          ),
      )}
    </g>
  )
})
