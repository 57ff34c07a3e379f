import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDrag } from 'react-aria-components/useDrag'
import type { CoverAmount } from '@/entities/cover'
import { type Allocate, toMoveWrites, type WoodToMove } from '@/features/allocate'
import { useTranslation } from '@/shared/i18n'
import { GripVerticalIcon, toast } from '@/shared/ui'
import styles from './cover.module.css'

/** Wood that is being dragged; only lines with the same key accept it. */
interface DraggedWood extends WoodToMove {
  readonly woodKey: string
}

interface DragSource {
  readonly handle: string
  readonly element: HTMLElement
  readonly wood: DraggedWood
  readonly label: string
}

/** A deal line that accepts dropped wood. */
export interface DropTarget {
  dealLineId: string
  woodKey: string
  /** Accessible name. */
  label: string
}

export interface Drag {
  /** Event handlers of the dragged handle. */
  readonly handlers: RefObject<HTMLAttributes<HTMLElement>>
  /** The id of the element that explains how to use a handle. */
  readonly hintId: string
  readonly activeHandleId: string | null
  start: (source: DragSource) => void
  end: () => void
  accepts: (target: DropTarget) => boolean
  drop: (dealLineId: string) => void
}

export const DROP_TARGET_ATTRIBUTE = 'data-drop-here'

export const DragContext = createContext<Drag | null>(null)

interface WoodDragProps {
  /** Null for read-only users, who cannot drag. */
  allocate: Allocate | null
  /** Returns the volume of a supply line allocated to a deal line. */
  getAmount: (supplyLineId: string, dealLineId: string) => CoverAmount | undefined
  /** Receives the ids of both lines. */
  onAllocated: (pair: string) => void
  children: ReactNode
}

/**
 * Lets wood be dragged onto a deal line by pointer, keyboard or screen reader. All handles share
 * one drag state, whose value is stable until a drag starts: a long deal has hundreds of handles.
 */
export function WoodDrag({ allocate, getAmount, onAllocated, children }: WoodDragProps) {
  const { t } = useTranslation('widgets/cover')
  const hintId = useId()
  const sourceRef = useRef<DragSource | null>(null)
  const [activeTarget, setActiveTarget] = useState<string | null>(null)
  const preview = useRef((_: unknown, showNode: (node: HTMLElement) => void) =>
    showPreview(sourceRef.current?.label ?? '', showNode),
  )
  const { dragProps } = useDrag({
    preview,
    getItems: () => [{ 'text/plain': sourceRef.current?.label ?? '' }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => setActiveTarget(sourceRef.current?.handle ?? null),
    onDragEnd() {
      // The keyboard drop target is hidden now.
      if (document.activeElement?.hasAttribute(DROP_TARGET_ATTRIBUTE))
        sourceRef.current?.element.focus()
      setActiveTarget(null)
    },
  })
  const handlers = useRef(dragProps)
  useLayoutEffect(() => {
    handlers.current = dragProps
  })
  const end = useCallback(() => setActiveTarget(null), [])
  const drag = useMemo((): Drag | null => {
    if (!allocate) return null
    return {
      handlers,
      hintId,
      activeHandleId: activeTarget,
      start(source) {
        sourceRef.current = source
      },
      end,
      accepts: ({ dealLineId, woodKey }) =>
        sourceRef.current?.wood.woodKey === woodKey &&
        sourceRef.current.wood.dealLineId !== dealLineId,
      drop(dealLineId) {
        if (!sourceRef.current) return
        const { wood } = sourceRef.current
        const allocated = getAmount(wood.supplyLineId, dealLineId) ?? { m3: '0.000', packs: '0' }
        void allocate(...toMoveWrites(wood, dealLineId, allocated)).then((refusal) =>
          refusal ? toast.error(refusal) : onAllocated(`${wood.supplyLineId} ${dealLineId}`),
        )
      },
    }
  }, [allocate, getAmount, onAllocated, hintId, activeTarget, end])
  return (
    <DragContext value={drag}>
      {children}
      {drag && (
        <span id={hintId} hidden>
          {t('drag.how')}
        </span>
      )}
    </DragContext>
  )
}

/** Drag handle: Enter picks the wood up, Tab moves between lines, Enter drops it. */
export function DragHandle({ wood, label }: { wood: DraggedWood; label: string }) {
  const drag = use(DragContext)
  const handle = useId()
  const isDragged = drag?.activeHandleId === handle
  const end = drag?.end
  // No dragend event fires if the handle's row is unmounted.
  useEffect(() => (isDragged ? end : undefined), [isDragged, end])
  if (!drag) return null
  const { handlers, hintId, start } = drag
  const startDrag = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    start({ handle, element: currentTarget, wood, label })
  return (
    <span
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-describedby={hintId}
      draggable
      onDragStart={(event) => {
        startDrag(event)
        handlers.current.onDragStart?.(event)
      }}
      onDrag={(event) => handlers.current.onDrag?.(event)}
      onDragEnd={(event) => handlers.current.onDragEnd?.(event)}
      onPointerDown={(event) => handlers.current.onPointerDown?.(event)}
      onKeyDownCapture={(event) => handlers.current.onKeyDownCapture?.(event)}
      onKeyUpCapture={(event) => {
        startDrag(event)
        handlers.current.onKeyUpCapture?.(event)
      }}
      onClick={(event) => {
        startDrag(event)
        handlers.current.onClick?.(event)
      }}
      data-dragging={isDragged || undefined}
      className={styles.handle}
    >
      <GripVerticalIcon />
    </span>
  )
}

/** Shows the handle's label on a card under the pointer. */
function showPreview(label: string, showNode: (node: HTMLElement) => void) {
  const card = document.createElement('div')
  card.className = styles.dragged ?? ''
  card.textContent = label
  document.body.append(card)
  showNode(card)
  requestAnimationFrame(() => card.remove())
}
