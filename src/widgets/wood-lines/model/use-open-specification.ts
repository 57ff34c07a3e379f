import { useCallback, useEffect, useRef, useState } from 'react'
import type { Cursor, Place } from '@/shared/ui/lines-grid'

/** The line whose specification is open, if any. */
export interface OpenSpecification {
  readonly lineId: string | null
  readonly open: (lineId: string) => void
  /** Receives the column that gets the focus. */
  readonly close: (columnId: string) => void
}

/** Returns the focus to the line when its specification is closed. */
export function useOpenSpecification(cursor: Cursor): OpenSpecification {
  const [described, setDescribed] = useState<string | null>(null)
  const goingOn = useRef<Place | null>(null)

  const describe = useCallback(
    (lineId: string) => {
      // Leaves the cell first, so that returning to it focuses it.
      cursor.moveTo(null, 'quietly')
      setDescribed(lineId)
    },
    [cursor],
  )
  const close = (columnId: string) => {
    goingOn.current = described === null ? null : { lineId: described, columnId }
    setDescribed(null)
  }

  // Only after the drawer has closed: until then it traps the focus.
  useEffect(() => {
    if (described !== null || !goingOn.current) return
    cursor.moveTo(goingOn.current)
    goingOn.current = null
  }, [described, cursor])

  return { lineId: described, open: describe, close }
}
