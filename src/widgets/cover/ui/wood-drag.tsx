import { createContext, use, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useDrag } from 'react-aria-components/useDrag'
import { useDrop } from 'react-aria-components/useDrop'
import type { CoverAmount } from '@/entities/cover'
import { moveWood, type Allocate, type MovedWood } from '@/features/allocate'
import { GripVerticalIcon, toast } from '@/shared/ui'
import styles from './cover.module.css'

/** Wood that can be dragged: it can be meant for lines of its own key alone. */
interface DraggedWood extends MovedWood {
  readonly woodKey: string
}

interface Drag {
  readonly wood: RefObject<DraggedWood | null>
  readonly isOn: boolean
  begin: (wood: DraggedWood) => void
  end: () => void
  drop: (dealLineId: string) => void
}

/** Marks the buttons that wood is dropped on by keyboard. */
const dropHere = 'data-drop-here'

const DragContext = createContext<Drag | null>(null)

interface WoodDragProps {
  /** Null for who may only read: nothing is dragged then. */
  allocate: Allocate | null
  /** What a deal's line has of a supply's line. */
  amountOf: (supplyLineId: string, dealLineId: string) => CoverAmount | undefined
  /** Told whose wood was given to whom: the ids of both lines. */
  onGiven: (pair: string) => void
  children: ReactNode
}

/** Within it wood can be dragged onto a deal's line, by pointer, keyboard or screen reader. */
export function WoodDrag({ allocate, amountOf, onGiven, children }: WoodDragProps) {
  const wood = useRef<DraggedWood | null>(null)
  const [isOn, setOn] = useState(false)
  const drag = useMemo((): Drag | null => {
    if (!allocate) return null
    return {
      wood,
      isOn,
      begin(dragged) {
        wood.current = dragged
        setOn(true)
      },
      end: () => setOn(false),
      drop(dealLineId) {
        if (!wood.current) return
        const { supplyLineId } = wood.current
        const has = amountOf(supplyLineId, dealLineId) ?? { m3: '0.000', packs: '0' }
        void allocate(...moveWood(wood.current, dealLineId, has)).then((refusal) =>
          refusal ? toast.error(refusal) : onGiven(`${supplyLineId} ${dealLineId}`),
        )
      },
    }
  }, [allocate, amountOf, onGiven, isOn])
  return <DragContext value={drag}>{children}</DragContext>
}

/** What wood is dragged by: Enter takes it, Tab goes from line to line, Enter gives it. */
export function DragHandle({ wood, label }: { wood: DraggedWood; label: string }) {
  const drag = use(DragContext)
  const handle = useRef<HTMLSpanElement>(null)
  const preview = useMemo(() => ({ current: previewOf(label) }), [label])
  const { dragProps, isDragging } = useDrag({
    preview,
    getItems: () => [{ 'text/plain': label }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => drag?.begin(wood),
    onDragEnd() {
      // Where it was dropped by keyboard is hidden now.
      if (document.activeElement?.hasAttribute(dropHere)) handle.current?.focus()
      drag?.end()
    },
  })
  return (
    <span {...dragProps} ref={handle} role="button" tabIndex={0} aria-label={label} data-dragging={isDragging || undefined} className={styles.handle}>
      <GripVerticalIcon />
    </span>
  )
}

/** What is seen under the pointer: the words of the handle, on a card. */
const previewOf = (label: string) => (_: unknown, show: (node: HTMLElement) => void) => {
  const card = document.createElement('div')
  card.className = styles.dragged ?? ''
  card.textContent = label
  document.body.append(card)
  show(card)
  requestAnimationFrame(() => card.remove())
}

interface Target {
  dealLineId: string
  woodKey: string
  /** What a screen reader calls it. */
  label: string
}

/** Takes what is dropped for a deal's line: what goes onto its rows, and a button in them that the keyboard reaches while something is dragged. */
export function useWoodDrop({ dealLineId, woodKey, label }: Target) {
  const drag = use(DragContext)
  const button = useRef<HTMLButtonElement>(null)
  const accepts = () => {
    const wood = drag?.wood.current
    return wood?.woodKey === woodKey && wood.dealLineId !== dealLineId
  }
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref: button,
    hasDropButton: true,
    isDisabled: drag === null,
    getDropOperation: () => (accepts() ? 'move' : 'cancel'),
    onDrop: () => drag?.drop(dealLineId),
  })
  const { isDisabled: _, ...rest } = dropButtonProps ?? {}
  return {
    rows: { ...dropProps, 'data-drop': isDropTarget || undefined },
    button: drag && <button {...rest} ref={button} type="button" tabIndex={-1} hidden={!drag.isOn} aria-label={label} className="visually-hidden" {...{ [dropHere]: '' }} />,
  }
}
