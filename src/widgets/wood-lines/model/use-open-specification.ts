import { useCallback, useEffect, useRef, useState } from 'react'
import type { Cursor, Place } from '@/shared/ui/lines-grid'

/** Which line's specification is open, if one's is. */
export interface OpenSpecification {
  readonly lineId: string | null
  readonly open: (lineId: string) => void
  /** With the column to go on in. */
  readonly close: (columnId: string) => void
}

/** Whoever closes a description goes on in the line, not at the top of the page. */
export function useOpenSpecification(cursor: Cursor): OpenSpecification {
  const [described, setDescribed] = useState<string | null>(null)
  const goingOn = useRef<Place | null>(null)

  const describe = useCallback(
    (lineId: string) => {
      // Leaves the cell first, so that returning to it gives it the focus.
      cursor.moveTo(null, 'quietly')
      setDescribed(lineId)
    },
    [cursor],
  )
  const close = (columnId: string) => {
    goingOn.current = described === null ? null : { lineId: described, columnId }
    setDescribed(null)
  }

  // Only when the drawer has closed: until then it keeps the focus inside.
  useEffect(() => {
    if (described !== null || !goingOn.current) return
    cursor.moveTo(goingOn.current)
    goingOn.current = null
  }, [described, cursor])

  return { lineId: described, open: describe, close }
}
