import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import type { PlacedPack } from '@/shared/lib/load-plan'
import styles from './load-drawing.module.css'

/** From where the load is seen. */
export type ViewName = 'above' | 'left' | 'right'

/** What a pack can be done with; the same object for as long as the drawing is edited. */
export interface PackEvents {
  onFocus(id: string): void
  onKeyDown(event: KeyboardEvent, id: string): void
  onPointerDown(event: PointerEvent<SVGElement>, id: string, view: ViewName): void
}

interface PackShapeProps {
  placed: PlacedPack
  view: ViewName
  /** Its number in the loading order. */
  number: number
  letter: string
  /** Which of the loads' fills it has. */
  tone: number
  /** Millimetres of a pixel. */
  scale: number
  /** For screen readers; null where another view has said it. */
  name: string | null
  isSelected: boolean
  isGrabbed: boolean
  isBlocked: boolean
  /** It is where Tab enters. */
  isTabStop: boolean
  events: PackEvents | null
}

/** Fills there are; the letter tells the loads apart beyond them. */
const toneCount = 6
/** Letters are this high, px; less room than that shows none. */
const letterHeightPx = 12

/** How a pack looks from a side: the height is drawn from the floor up. */
export function toViewRect({ x, y, z, pack }: PlacedPack, view: ViewName, spaceHeight: number) {
  return view === 'above'
    ? { x, y, width: pack.length, height: pack.width }
    : { x, y: spaceHeight - z - pack.height, width: pack.length, height: pack.height }
}

/** One pack as it is seen, to scale, with its number and its load's letter. */
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
  const { id } = placed.pack
  const box = toViewRect(placed, view, spaceHeight)
  const text = `${number} ${letter}`
  const hasRoom =
    box.width / scale > (text.length + 1) * letterHeightPx * 0.62 &&
    box.height / scale > letterHeightPx * 1.1
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
      data-tone={tone % toneCount}
      data-selected={isSelected || undefined}
      data-taken={isGrabbed || undefined}
      data-shut={isBlocked || undefined}
      className={styles.pack}
      {...(events && {
        onPointerDown: (event: PointerEvent<SVGElement>) => events.onPointerDown(event, id, view),
      })}
    >
      <rect {...box} className={styles.box} />
      {hasRoom && (
        <text
          x={box.x + box.width / 2}
          y={box.y + box.height / 2}
          fontSize={letterHeightPx * scale}
          className={styles.text}
          aria-hidden
        >
          {text}
        </text>
      )}
    </g>
  )
})
