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
  const [openId, setOpenId] = useState<string | null>(null)
  const returnPlace = useRef<Place | null>(null)

  const open = useCallback(
    (lineId: string) => {
      // Leaves the cell first, so that returning to it focuses it.
      cursor.moveTo(null, 'quietly')
      setOpenId(lineId)
    },
    [cursor],
  )
  const close = (columnId: string) => {
    returnPlace.current = openId === null ? null : { lineId: openId, columnId }
    setOpenId(null)
  }

  // Only after the drawer has closed: until then it traps the focus.
  useEffect(() => {
    if (openId !== null || !returnPlace.current) return
    cursor.moveTo(returnPlace.current)
    returnPlace.current = null
  }, [openId, cursor])

  return { lineId: openId, open, close }
}
