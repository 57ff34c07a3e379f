import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRecord, useRecordWork } from '@/features/edit-record/@x/change-status'
import { problemText } from '@/shared/api'
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
  const { save, accept } = useRecordWork()
  const attempt = useRef({ act: '', key: '' })
  const tellOwnStep = useStepFocus(known?.status)

  return useMutation({
    mutationFn: async ({ step: { to, can_override, forward, missing }, reason }: Attempt) => {
      // Looked at now: the last keystroke may be newer than the steps.
      const saved = snapshots.take().isDirty || !known ? await save() : known
      if (!saved) return null
      const act = `${saved.id} ${saved.version} ${to} ${reason ?? ''}`
      if (attempt.current.act !== act) attempt.current = { act, key: crypto.randomUUID() }
      const override = reason !== undefined && can_override
      const isSettling = !forward && missing.length > 0
      return of.take(saved, { to, override, ...(reason !== undefined && { reason }), ...(isSettling && { isSettling }) }, attempt.current.key)
    },
    onSuccess: async (moved, { forget }) => {
      onTaken()
      if (!moved) return
      forget?.()
      tellOwnStep()
      await accept(moved)
    },
    onError: (error) => toast.error(problemText(error)),
  })
}
