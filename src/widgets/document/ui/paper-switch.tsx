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
  const wasPaper = useRef(isPaper)
  useEffect(() => {
    if (wasPaper.current === isPaper) return
    wasPaper.current = isPaper
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
