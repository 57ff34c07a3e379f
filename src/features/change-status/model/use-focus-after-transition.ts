import { useCallback, useEffect, useRef } from 'react'
import { focusHeadline } from '@/shared/lib/headline'

/**
 * After a step the document has other buttons: the focus of whoever pressed one goes to the headline, that of somebody who types stays.
 * @returns to be called when a step of one's own was taken: what others do moves nobody
 */
export function useFocusAfterTransition(status: string | undefined): () => void {
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
