import { useCallback, useState } from 'react'
import { computeLoadBalance, MAX_OFF_CENTRE, type PlacedPack, type Space } from '@domain/load-plan'
import { useTranslation } from '@/shared/i18n'
import styles from './load-drawing.module.css'
import { toViewRect, PackShape, type PackEvents, type ViewName } from './pack-shape'

/** Width in pixels without a layout, as in a test. */
const DEFAULT_WIDTH = 800

/** Returns a measuring ref callback, and the millimetres per pixel. */
function useDrawingScale(
  lengthMm: number,
): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || DEFAULT_WIDTH))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, lengthMm / width]
}

interface LoadDrawingProps {
  space: Space
  packsToDraw: DrawnPacks
  editing?: DrawingEditing | null
}

const VIEWS = ['above', 'left', 'right'] as const
/** An empty space looks the same from every side. */
const EMPTY_VIEWS = ['above'] as const

/** A load to scale, seen from above and along both side walls. */
export function LoadDrawing({ space, packsToDraw, editing = null }: LoadDrawingProps) {
  const [measure, scale] = useDrawingScale(space.length)
  const { offCentre } = computeLoadBalance(packsToDraw.placed, space)
  const balance = offCentre === null ? null : (offCentre + 0.5) * space.length
  return (
    <div ref={measure} className={styles.drawing} data-editable={editing ? true : undefined}>
      {(packsToDraw.placed.length > 0 ? VIEWS : EMPTY_VIEWS).map((view) => (
        <LoadView key={view} {...{ view, space, scale, packsToDraw, balance, editing }} />
      ))}
    </div>
  )
}

/** Packs of a drawing, with their letters and tones. */
interface DrawnPacks {
  /** In loading order. */
  readonly placed: readonly PlacedPack[]
  getLetter(placed: PlacedPack): string
  getTone(placed: PlacedPack): number
  formatPack(placed: PlacedPack, number: number): string
  /** Packs that others block at their stop. */
  readonly blockedIds: readonly string[]
}

/** Editing state of a drawing. */
interface DrawingEditing {
  readonly events: PackEvents
  readonly selectedId: string | null
  readonly grabbedId: string | null
  /** A dragged pack at the pointer's position. */
  readonly dragged: PlacedPack | null
  /** The id of the element that explains the keys. */
  readonly hintId: string
}

interface LoadViewProps {
  view: ViewName
  space: Space
  scale: number
  packsToDraw: DrawnPacks
  /** Centre of gravity in mm from the front; null without a load. */
  balance: number | null
  editing: DrawingEditing | null
}

/** True if a pack is visible in the view; a pack in the middle is visible from both sides. */
function isVisibleInView({ y, pack }: PlacedPack, view: ViewName, { width }: Space): boolean {
  const middle = y + pack.width / 2
  return view === 'left' ? middle <= width * 0.55 : middle >= width * 0.45
}

/** Returns the packs in painting order, the nearest last. */
function toPaintOrder(
  placed: readonly PlacedPack[],
  view: ViewName,
  space: Space,
): readonly PlacedPack[] {
  if (view === 'above') return placed.toSorted((a, b) => a.z - b.z)
  const visible = placed.filter((item) => isVisibleInView(item, view, space))
  return visible.toSorted((a, b) => (view === 'left' ? b.y - a.y : a.y - b.y) || a.z - b.z)
}

/** A load to scale from one side, with the front wall at the left and the doors at the right. */
function LoadView({ view, space, scale, packsToDraw, balance, editing }: LoadViewProps) {
  const { t } = useTranslation('pages/cargo')
  const height = view === 'above' ? space.width : space.height
  const numbers = new Map(packsToDraw.placed.map((item, at) => [item.pack.id, at + 1]))
  const isLabelled = view === 'above'
  const entry = editing?.selectedId ?? packsToDraw.placed[0]?.pack.id
  const edge = scale * 2
  const dragged = editing?.dragged
  return (
    <figure className={styles.view}>
      <figcaption className={styles.caption}>
        <span aria-hidden>{t('load_builder.view.front')}</span>
        <span className={styles.viewName}>{t(`load_builder.view.${view}`)}</span>
        <span aria-hidden>
          {t(space.kind === 'trailer' ? 'load_builder.view.rear' : 'load_builder.view.doors')}
        </span>
      </figcaption>
      <svg
        viewBox={`${-edge} ${-edge} ${space.length + edge * 2} ${height + edge * 2}`}
        className={styles.svg}
        {...(isLabelled
          ? {
              role: 'group',
              'aria-label': t('load_builder.view.packs'),
              'aria-describedby': editing?.hintId,
            }
          : { 'aria-hidden': true })}
      >
        <rect x={0} y={0} width={space.length} height={height} className={styles.space} />
        {view !== 'above' && space.door.height < space.height && (
          <line
            x1={0}
            x2={space.length}
            y1={space.height - space.door.height}
            y2={space.height - space.door.height}
            className={styles.doorHead}
          />
        )}
        {view === 'above' && (
          <rect
            x={space.length * (0.5 - MAX_OFF_CENTRE)}
            y={0}
            width={space.length * 2 * MAX_OFF_CENTRE}
            height={height}
            className={styles.centre}
          />
        )}
        {toPaintOrder(packsToDraw.placed, view, space).map((placed) => {
          const { id } = placed.pack
          const number = numbers.get(id) ?? 0
          return (
            <PackShape
              key={id}
              {...{ placed, view, number, scale }}
              spaceHeight={space.height}
              letter={packsToDraw.getLetter(placed)}
              tone={packsToDraw.getTone(placed)}
              name={isLabelled ? packsToDraw.formatPack(placed, number) : null}
              isSelected={editing?.selectedId === id}
              isGrabbed={editing?.grabbedId === id}
              isBlocked={packsToDraw.blockedIds.includes(id)}
              isTabStop={entry === id}
              events={editing?.events ?? null}
            />
          )
        })}
        {dragged && (
          <rect {...toViewRect(dragged, view, space.height)} className={styles.dragged} />
        )}
        <line x1={space.length} x2={space.length} y1={0} y2={height} className={styles.door} />
        {balance !== null && (
          <g className={styles.balance} aria-hidden>
            <line x1={balance} x2={balance} y1={0} y2={height} />
            <circle cx={balance} cy={view === 'above' ? height / 2 : height} r={scale * 5} />
          </g>
        )}
      </svg>
    </figure>
  )
}
