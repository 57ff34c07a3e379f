import { useCallback, useEffect, useRef, useState } from 'react'
import type { Cursor, Place } from '@/widgets/lines-grid'

/** Which line's specification is open. Whoever closes it goes on in the line, not at the top of the page. */
export function useDescription(cursor: Cursor) {
  const [described, setDescribed] = useState<string | null>(null)
  const goingOn = useRef<Place | null>(null)

  const describe = useCallback(
    (lineId: string) => {
      // Stepping out, so that the cell is entered anew, and takes the keyboard, on the way back.
      cursor.moveTo(null, 'quietly')
      setDescribed(lineId)
    },
    [cursor],
  )
  const close = (columnId: string) => {
    goingOn.current = described === null ? null : { lineId: described, columnId }
    setDescribed(null)
  }

  // After the drawer is gone: while it stands it keeps the keyboard to itself.
  useEffect(() => {
    if (described !== null || !goingOn.current) return
    cursor.moveTo(goingOn.current)
    goingOn.current = null
  }, [described, cursor])

  return { described, describe, close }
}
