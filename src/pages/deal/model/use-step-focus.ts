import { useEffect, useRef } from 'react'
import type { DealStatus } from '@/entities/deal'
import { focusHeadline } from '@/shared/lib/headline'

/** A deal that took a step has other buttons than before: who pressed one goes on from the headline, who types stays there. */
export function useStepFocus(status: DealStatus | undefined): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    const place = document.activeElement
    if (place === document.body || place?.closest('article header')) focusHeadline()
  }, [status])
}
