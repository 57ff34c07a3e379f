import { useEffect, useRef, type ReactNode } from 'react'
import { focusHeadline } from '@/shared/lib/headline'

interface PaperSwitchProps {
  /** Its paper, to be shown in the document's place; null for the document. */
  paper: ReactNode
  /** The document, which stays open behind it. */
  children: ReactNode
}

/** A document, or its paper in its place. */
export function PaperSwitch({ paper, children }: PaperSwitchProps) {
  const isPaper = paper !== null
  const shown = useRef(isPaper)
  useEffect(() => {
    if (shown.current === isPaper) return
    shown.current = isPaper
    // What was pressed is hidden with its screen, so the focus moves.
    focusHeadline()
  }, [isPaper])

  return (
    <>
      <div hidden={isPaper}>{children}</div>
      {paper}
    </>
  )
}
