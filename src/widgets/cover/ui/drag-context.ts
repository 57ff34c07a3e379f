import { createContext, type HTMLAttributes, type RefObject } from 'react'
import type { WoodToMove } from '@/features/allocate'

/** Wood that is being dragged; only lines with the same key accept it. */
export interface DraggedWood extends WoodToMove {
  readonly woodKey: string
}

export interface DragSource {
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

export const dropTargetAttribute = 'data-drop-here'

export const DragContext = createContext<Drag | null>(null)
