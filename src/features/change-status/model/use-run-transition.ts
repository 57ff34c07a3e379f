import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import {
  recordQueryOptions,
  useRecord,
  useRecordEditing,
} from '@/features/edit-record/@x/change-status'
import { ApiProblem, formatProblem, isStale, sendOnce, Unreachable } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { focusHeadline } from '@/shared/lib/headline'
import {
  getSettledNeeds,
  getUnsettledNeeds,
  type Need,
  type Transition,
  type WorkflowConfig,
} from './workflow-config'

/**
 * Moves the focus to the headline after a transition, because the pressed button disappears. A user
 * who types keeps the focus.
 * @returns callback for a transition by this user; transitions by others move no focus
 */
function useFocusAfterTransition(status: string | undefined): () => void {
  const isOwn = useRef(false)
  useEffect(() => {
    if (!isOwn.current) return
    isOwn.current = false
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('article header')) focusHeadline()
  }, [status])
  return useCallback(() => {
    isOwn.current = true
  }, [])
}

/** A transition before it is run. */
interface TransitionAttempt {
  readonly transition: Transition
  readonly reason?: string
  /** Values of a dialog of the kind. */
  readonly values?: object
  /** Deletes the reason's draft. */
  readonly clearReasonDraft?: () => void
}

/**
 * True if the transition is refused only because it settles other needs than the user agreed to.
 */
const isQuestionChanged = (
  error: Error,
  transition: Transition,
  config: WorkflowConfig,
): error is ApiProblem => {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'needs_missing') return false
  const { missing = [] } = error.problem
  return missing.length > 0 && getUnsettledNeeds({ ...transition, missing }, config).length === 0
}

/**
 * Runs a transition of the document and saves unsaved edits first.
 * @param onSettled is also called if saving found a validation error and nothing was run
 * @param isShown true for an error that the caller shows at its field; others are toasts
 * @param onQuestionChanged is called if the transition now settles other needs than the user agreed
 * to
 */
export function useRunTransition(
  config: WorkflowConfig,
  onSettled: () => void,
  isShown: (error: Error) => boolean = () => false,
  onQuestionChanged?: (transition: Transition) => void,
) {
  const { saved: current, snapshots } = useRecord(config.formConfig)
  const {
    save,
    applySaved,
    isQueued: isRecordQueued,
    submitWhenSent,
    loadNewer,
  } = useRecordEditing()
  const queryClient = useQueryClient()
  const markOwnTransition = useFocusAfterTransition(current?.status)

  return useMutation({
    mutationFn: async ({ transition, reason, values }: TransitionAttempt) => {
      const { to, can_override } = transition
      const isQueuable = to === config.queuedStatus
      // Read the form now: the last keystroke may be newer than the transitions.
      const saved = snapshots.take().isDirty || !current ? await save() : current
      if (!saved && !isRecordQueued()) return null
      if (isQueuable && (await submitWhenSent(crypto.randomUUID()))) return null
      if (!saved) return null
      const settled = getSettledNeeds(transition, config)
      const request = {
        to,
        override: reason !== undefined && can_override,
        ...(reason !== undefined && { reason }),
        ...(settled.length > 0 && { settled }),
        ...(values && { values }),
      }
      const { kind } = config.formConfig
      return sendOnce(['transition', kind, saved.id, saved.version, request], async (key) => {
        try {
          return await config.transition(saved, request, key)
        } catch (error) {
          if (!isQueuable || !(error instanceof Unreachable)) throw error
          // The request may have succeeded. The same key prevents a second transition.
          await save()
          if (await submitWhenSent(key)) return null
          throw error
        }
      })
    },
    onSuccess: async (transitioned, { clearReasonDraft }) => {
      onSettled()
      if (!transitioned) return
      clearReasonDraft?.()
      markOwnTransition()
      await applySaved(transitioned)
    },
    onError: async (error, { transition }) => {
      // The transitions changed without a new version, as allocations of others do.
      if (current && error instanceof ApiProblem && error.problem.code === 'needs_missing')
        void queryClient.invalidateQueries({
          queryKey: recordQueryOptions(config.formConfig, current.id).queryKey,
        })
      // The edits are saved now. The user sees what changed and runs the transition again.
      if (isStale(error)) await loadNewer()
      else if (isShown(error)) toast.formValidationError()
      else if (onQuestionChanged && isQuestionChanged(error, transition, config)) {
        const { missing = [] } = error.problem
        const isAskedAnew = ({ code }: Need) => missing.some((need) => need.code === code)
        // The problem does not name the needs that the user has agreed to settle.
        const agreed = getSettledNeeds(transition, config).filter((need) => !isAskedAnew(need))
        onQuestionChanged({ ...transition, missing: [...agreed, ...missing] })
        toast.error(i18n.t('features/change-status:question_changed'))
      } else toast.error(formatProblem(error))
    },
  })
}
