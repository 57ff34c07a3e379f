import { createContext, type HTMLAttributes, type RefObject } from 'react'
import type { WoodToMove } from '@/features/allocate'

/** Wood that can be dragged: it can be meant for lines of its own key alone. */
export interface DraggedWood extends WoodToMove {
  readonly woodKey: string
}

/** The handle that is dragged, and its wood. */
export interface DragSource {
  readonly handle: string
  readonly element: HTMLElement
  readonly wood: DraggedWood
  readonly label: string
}

/** A deal's line that wood is dropped for. */
export interface DropTarget {
  dealLineId: string
  woodKey: string
  /** What a screen reader calls it. */
  label: string
}

export interface Drag {
  /** What a handle answers its events with. */
  readonly handlers: RefObject<HTMLAttributes<HTMLElement>>
  /** The id of what says how a handle is used. */
  readonly hintId: string
  /** The id of the handle that is dragged now. */
  readonly activeHandleId: string | null
  start: (held: DragSource) => void
  end: () => void
  accepts: (target: DropTarget) => boolean
  drop: (dealLineId: string) => void
}

/** Marks the buttons that wood is dropped on by keyboard. */
export const dropTargetAttribute = 'data-drop-here'

export const DragContext = createContext<Drag | null>(null)
