import { useState } from 'react'
import type { StowedPack } from '@domain/load-plan'

type Stowage = readonly StowedPack[]

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 50

/** Changes of the stowage since the drawing was opened. */
export interface StowageHistory {
  readonly canUndo: boolean
  commit(next: Stowage): void
  undo(): void
}

/** @param onStowage saves a stowage; null for read-only users */
export function useStowageHistory(
  stowage: Stowage,
  onStowage: ((stowage: Stowage) => void) | null,
): StowageHistory {
  const [history, setHistory] = useState<readonly Stowage[]>([])
  return {
    canUndo: history.length > 0,
    commit(next) {
      setHistory([...history.slice(1 - MAX_UNDO_STEPS), stowage])
      onStowage?.(next)
    },
    undo() {
      const previous = history.at(-1)
      if (!previous) return
      setHistory(history.slice(0, -1))
      onStowage?.(previous)
    },
  }
}
