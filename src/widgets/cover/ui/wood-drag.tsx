import {
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { useDrag } from 'react-aria-components/useDrag'
import type { CoverAmount } from '@/entities/cover'
import { moveWood, type Allocate } from '@/features/allocate'
import { useTranslation } from '@/shared/i18n'
import { GripVerticalIcon, toast } from '@/shared/ui'
import styles from './cover.module.css'
import { DragContext, dropHere, type Drag, type DraggedWood, type Held } from './drag-context'

interface WoodDragProps {
  /** Null for who may only read: nothing is dragged then. */
  allocate: Allocate | null
  /** What a deal's line has of a supply's line. */
  amountOf: (supplyLineId: string, dealLineId: string) => CoverAmount | undefined
  /** Told whose wood was given to whom: the ids of both lines. */
  onGiven: (pair: string) => void
  children: ReactNode
}

/**
 * Within it wood can be dragged onto a deal's line, by pointer, keyboard or screen reader. All handles share one drag, which hands nothing new down to
 * them while it is not on: it is rendered at each key that follows the mouse, and a long deal has hundreds of handles.
 */
export function WoodDrag({ allocate, amountOf, onGiven, children }: WoodDragProps) {
  const { t } = useTranslation('widgets/cover')
  const hintId = useId()
  const held = useRef<Held | null>(null)
  const [on, setOn] = useState<string | null>(null)
  const preview = useRef((_: unknown, show: (node: HTMLElement) => void) =>
    showPreview(held.current?.label ?? '', show),
  )
  const { dragProps } = useDrag({
    preview,
    getItems: () => [{ 'text/plain': held.current?.label ?? '' }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => setOn(held.current?.handle ?? null),
    onDragEnd() {
      // Where it was dropped by keyboard is hidden now.
      if (document.activeElement?.hasAttribute(dropHere)) held.current?.element.focus()
      setOn(null)
    },
  })
  const handlers = useRef(dragProps)
  useLayoutEffect(() => {
    handlers.current = dragProps
  })
  const end = useCallback(() => setOn(null), [])
  const drag = useMemo((): Drag | null => {
    if (!allocate) return null
    return {
      handlers,
      hintId,
      on,
      take(taken) {
        held.current = taken
      },
      end,
      accepts: ({ dealLineId, woodKey }) =>
        held.current?.wood.woodKey === woodKey && held.current.wood.dealLineId !== dealLineId,
      drop(dealLineId) {
        if (!held.current) return
        const { wood } = held.current
        const has = amountOf(wood.supplyLineId, dealLineId) ?? { m3: '0.000', packs: '0' }
        void allocate(...moveWood(wood, dealLineId, has)).then((refusal) =>
          refusal ? toast.error(refusal) : onGiven(`${wood.supplyLineId} ${dealLineId}`),
        )
      },
    }
  }, [allocate, amountOf, onGiven, hintId, on, end])
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

/** What wood is dragged by: Enter takes it, Tab goes from line to line, Enter gives it. */
export function DragHandle({ wood, label }: { wood: DraggedWood; label: string }) {
  const drag = use(DragContext)
  const handle = useId()
  const isDragged = drag?.on === handle
  const end = drag?.end
  // Of a handle whose row goes meanwhile no end is told.
  useEffect(() => (isDragged ? end : undefined), [isDragged, end])
  if (!drag) return null
  const { handlers, hintId, take } = drag
  const taken = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    take({ handle, element: currentTarget, wood, label })
  return (
    <span
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-describedby={hintId}
      draggable
      onDragStart={(event) => {
        taken(event)
        handlers.current.onDragStart?.(event)
      }}
      onDrag={(event) => handlers.current.onDrag?.(event)}
      onDragEnd={(event) => handlers.current.onDragEnd?.(event)}
      onPointerDown={(event) => handlers.current.onPointerDown?.(event)}
      onKeyDownCapture={(event) => handlers.current.onKeyDownCapture?.(event)}
      onKeyUpCapture={(event) => {
        taken(event)
        handlers.current.onKeyUpCapture?.(event)
      }}
      onClick={(event) => {
        taken(event)
        handlers.current.onClick?.(event)
      }}
      data-dragging={isDragged || undefined}
      className={styles.handle}
    >
      <GripVerticalIcon />
    </span>
  )
}

/** What is seen under the pointer: the words of the handle, on a card. */
function showPreview(label: string, show: (node: HTMLElement) => void) {
  const card = document.createElement('div')
  card.className = styles.dragged ?? ''
  card.textContent = label
  document.body.append(card)
  show(card)
  requestAnimationFrame(() => card.remove())
}
