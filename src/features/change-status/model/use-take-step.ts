import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRecord, useRecordWork } from '@/features/edit-record/@x/change-status'
import { isStale, problemText, Unreachable } from '@/shared/api'
import { toast } from '@/shared/ui'
import type { StepsOf, StepTo } from './steps-of'
import { useStepFocus } from './use-step-focus'

/** A step as it is about to be taken. */
interface Attempt {
  readonly step: StepTo
  readonly reason?: string
  /** Drops what is kept of the reason. */
  readonly forget?: () => void
}

/**
 * Takes a step of the document, saving first what is typed.
 * @param onTaken also where saving it found a mistake, so that nothing was taken
 */
export function useTakeStep(of: StepsOf, onTaken: () => void) {
  const { saved: known, snapshots } = useRecord(of.form)
  const { save, accept, isWaiting, submitLater, meetNewer } = useRecordWork()
  const attempt = useRef({ act: '', key: '' })
  const tellOwnStep = useStepFocus(known?.status)

  return useMutation({
    mutationFn: async ({ step: { to, can_override, forward, missing }, reason }: Attempt) => {
      const isQueued = to === of.later
      // Looked at now: the last keystroke may be newer than the steps.
      const saved = snapshots.take().isDirty || !known ? await save() : known
      if (!saved && !isWaiting()) return null
      if (isQueued && (await submitLater(crypto.randomUUID()))) return null
      if (!saved) return null
      const act = `${saved.id} ${saved.version} ${to} ${reason ?? ''}`
      if (attempt.current.act !== act) attempt.current = { act, key: crypto.randomUUID() }
      const override = reason !== undefined && can_override
      const isSettling = !forward && missing.length > 0
      const { key } = attempt.current
      try {
        return await of.take(
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
        if (await submitLater(key)) return null
        throw error
      }
    },
    onSuccess: async (moved, { forget }) => {
      onTaken()
      if (!moved) return
      forget?.()
      tellOwnStep()
      await accept(moved)
    },
    onError: async (error) => {
      // All that was typed is saved by now: the person sees what changed and takes the step again.
      if (isStale(error)) await meetNewer()
      else toast.error(problemText(error))
    },
  })
}
