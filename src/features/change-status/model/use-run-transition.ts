import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useRecord, useRecordEditing } from '@/features/edit-record/@x/change-status'
import { formatProblem, isStale, Unreachable } from '@/shared/api'
import { toast } from '@/shared/ui'
import { focusHeadline } from '@/shared/lib/headline'
import type { Transition, WorkflowConfig } from './workflow-config'

/**
 * After a step the document has other buttons: the focus of whoever pressed one goes to the headline, that of somebody who types stays.
 * @returns to be called when a step of one's own was taken: what others do moves nobody
 */
function useFocusAfterTransition(status: string | undefined): () => void {
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

/** A step as it is about to be taken. */
interface TransitionAttempt {
  readonly step: Transition
  readonly reason?: string
  /** Drops what is kept of the reason. */
  readonly clearReasonDraft?: () => void
}

/**
 * Takes a step of the document, saving first what is typed.
 * @param onTaken also where saving it found a mistake, so that nothing was taken
 */
export function useRunTransition(of: WorkflowConfig, onTaken: () => void) {
  const { saved: known, snapshots } = useRecord(of.form)
  const { save, applySaved, isQueued: isWaiting, submitWhenSent, loadNewer } = useRecordEditing()
  const attempt = useRef({ act: '', key: '' })
  const tellOwnStep = useFocusAfterTransition(known?.status)

  return useMutation({
    mutationFn: async ({
      step: { to, can_override, forward, missing },
      reason,
    }: TransitionAttempt) => {
      const isQueued = to === of.queuedStatus
      // Looked at now: the last keystroke may be newer than the steps.
      const saved = snapshots.take().isDirty || !known ? await save() : known
      if (!saved && !isWaiting()) return null
      if (isQueued && (await submitWhenSent(crypto.randomUUID()))) return null
      if (!saved) return null
      const act = `${saved.id} ${saved.version} ${to} ${reason ?? ''}`
      if (attempt.current.act !== act) attempt.current = { act, key: crypto.randomUUID() }
      const override = reason !== undefined && can_override
      const isSettling = !forward && missing.length > 0
      const { key } = attempt.current
      try {
        return await of.transition(
          saved,
          {
            to,
            override,
            ...(reason !== undefined && { reason }),
            ...(isSettling && { isSettling }),
          },
          key,
        )
      } catch (error) {
        if (!isQueued || !(error instanceof Unreachable)) throw error
        // It may have got through all the same: with its own key it is not taken twice.
        await save()
        if (await submitWhenSent(key)) return null
        throw error
      }
    },
    onSuccess: async (moved, { clearReasonDraft }) => {
      onTaken()
      if (!moved) return
      clearReasonDraft?.()
      tellOwnStep()
      await applySaved(moved)
    },
    onError: async (error) => {
      // All that was typed is saved by now: the person sees what changed and takes the step again.
      if (isStale(error)) await loadNewer()
      else toast.error(formatProblem(error))
    },
  })
}
