import { useEffect, useRef, type ReactNode } from 'react'
import { focusHeadline } from '@/shared/lib/headline'

interface PaperSwitchProps {
  /** The paper shown instead of the document; null for the document. */
  paper: ReactNode
  /** The document, which stays mounted behind the paper. */
  children: ReactNode
}

export function PaperSwitch({ paper, children }: PaperSwitchProps) {
  const isPaper = paper !== null
  const shown = useRef(isPaper)
  useEffect(() => {
    if (shown.current === isPaper) return
    shown.current = isPaper
    // The pressed button is hidden now, so move the focus.
    focusHeadline()
  }, [isPaper])

  return (
    <>
      <div hidden={isPaper}>{children}</div>
      {paper}
    </>
  )
}
