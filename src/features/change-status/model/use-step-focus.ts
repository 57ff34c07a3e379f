import { useCallback, useEffect, useRef } from 'react'
import { focusHeadline } from '@/shared/lib/headline'

/**
 * A document that took a step has other buttons than before: who pressed one goes on from the headline, who types stays there.
 * @returns to be called when a step of one's own was taken: what others do moves nobody
 */
export function useStepFocus(status: string | undefined): () => void {
  const isOwn = useRef(false)
  useEffect(() => {
    if (!isOwn.current) return
    isOwn.current = false
    const place = document.activeElement
    if (place === document.body || place?.closest('article header')) focusHeadline()
  }, [status])
  return useCallback(() => {
    isOwn.current = true
  }, [])
}
