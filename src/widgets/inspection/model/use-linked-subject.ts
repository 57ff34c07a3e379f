import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { formatProblem } from '@/shared/api'
import { toast } from '@/shared/ui'

/**
 * Starts a report of the supply or container in the URL, or shows why it cannot be loaded.
 * @param linkedId id in the URL; null for none
 * @param start rejects if the subject cannot be loaded
 * @returns function that removes the id from the URL once another subject is chosen, so that a
 *   reload does not return to it
 */
export function useLinkedSubject(
  linkedId: string | null,
  start: (id: string) => Promise<void>,
): () => void {
  const navigate = useNavigate()
  function unlink() {
    if (linkedId !== null) void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }
  const startLinked = useEffectEvent(start)
  const fail = useEffectEvent((error: unknown) => {
    toast.error(formatProblem(error))
    // The same link can be tried again.
    unlink()
  })
  useEffect(() => {
    if (linkedId === null) return
    let isOpen = true
    startLinked(linkedId).catch((error: unknown) => isOpen && fail(error))
    return () => {
      isOpen = false
    }
  }, [linkedId])
  return unlink
}
