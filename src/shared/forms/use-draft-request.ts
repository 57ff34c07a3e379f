import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { GenericSchema, InferOutput } from 'valibot'
import { isRefused, isKeyReused, isStale } from '@/shared/api'
import { pickChangedFields, pickFields, type FormDraft } from './stored-draft'
import type { ConflictResolution } from './use-conflict-resolution'

export interface DraftRequestOptions<Values extends object, Schema extends GenericSchema, Answer> {
  /** Initial values: empty, or saved. */
  readonly initialValues: Values
  /**
   * Fields that a draft of others stores too, because their initial value may differ next time. An
   * empty one is not stored.
   */
  readonly keptFields?: readonly (keyof NoInfer<Values>)[]
  /**
   * Sends the payload.
   * @param key idempotency key; the same until an unanswered request is decided
   */
  readonly send: (payload: InferOutput<Schema>, key: string) => Promise<Answer>
  readonly onSent: (answer: Answer) => unknown
  /** False if the answer says that nothing was saved: the draft stays. Default: always true. */
  readonly isSaved?: (answer: Answer) => boolean
  readonly onFailed?: () => void
  /** Conflict resolution, if the form updates a saved record. */
  readonly conflict?: ConflictResolution<NoInfer<Values>>
}

interface OpenForm<Values extends object> {
  readonly draft: FormDraft<Values>
  readonly form: UseFormReturn
  readonly values: Values
  /** Saved values of restored fields, until the user has seen newer ones. */
  readonly restoredBase: RefObject<object>
}

/** Sends a form, and stores its draft with the key of a request whose answer may be lost. */
export function useDraftRequest<Values extends object, Schema extends GenericSchema, Answer>(
  {
    initialValues,
    keptFields = [],
    send,
    onSent,
    isSaved = () => true,
    onFailed,
    conflict,
  }: DraftRequestOptions<Values, Schema, Answer>,
  { draft, form, values, restoredBase }: OpenForm<Values>,
) {
  const queryClient = useQueryClient()
  const attempt = useRef(createAttempt(draft.key))
  /** Values that were sent last. */
  const sent = useRef<object>({})

  // Stores changed fields only, so that the others show the saved values next time.
  function saveDraft(current: object) {
    const changed = pickChangedFields(current, initialValues)
    const kept = Object.entries(current).filter(
      ([name, value]) => value !== '' && keptFields.includes(name as keyof Values),
    )
    const changes =
      Object.keys(changed).length === 0 ? {} : { ...Object.fromEntries(kept), ...changed }
    const base = { ...initialValues, ...conflict?.getBase(), ...restoredBase.current }
    const { isUnanswered, key } = attempt.current
    draft.save({ changes, base: pickFields(base, changes), ...(isUnanswered && { key }) })
  }
  const autosave = useEffectEvent(saveDraft)
  useEffect(() => autosave(values), [values])

  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  /**
   * Current values. Once the form was left, it may be open again: then those of its draft, if any.
   */
  const readCurrent = () => (isMounted.current ? form.getValues() : draft.readValues())

  const request = useMutation({
    mutationFn: (payload: InferOutput<Schema>) => send(payload, attempt.current.key),
    onSuccess: (answer) => {
      attempt.current = createAttempt()
      const current = readCurrent()
      if (current && isSaved(answer)) {
        const typedSince = pickChangedFields(current, sent.current)
        draft.remove()
        draft.save({ changes: typedSince, base: pickFields(sent.current, typedSince) })
      } else if (current) saveDraft(current)
      return onSent(answer)
    },
    onError: async (error) => {
      // A refused retry does not tell whether the unanswered request was saved.
      if (isKeyReused(error) || (isRefused(error) && !attempt.current.isRetry)) {
        attempt.current = createAttempt()
        const current = readCurrent()
        if (current) saveDraft(current)
      }
      // The earlier request was saved: show what it saved.
      if (isKeyReused(error)) void queryClient.invalidateQueries()
      onFailed?.()
      if (!conflict || !isStale(error)) return
      try {
        await conflict.loadNewer(form.getValues() as Values)
      } catch {
        // The newer version cannot be read, so the banner shows the refusal.
        return
      }
      request.reset()
    },
  })

  return {
    isPending: request.isPending,
    error: request.error,
    reset: request.reset,
    send(payload: InferOutput<Schema>): Promise<Answer> {
      const current = form.getValues()
      // The draft has the key first, in case the answer is lost with the page.
      const { key, isUnanswered } = attempt.current
      attempt.current = { key, isUnanswered: true, isRetry: isUnanswered }
      sent.current = { ...current }
      saveDraft(current)
      return request.mutateAsync(payload)
    },
    /** Returns the fields that were changed since the form was sent. */
    pickTypedSince: () => pickChangedFields(form.getValues(), sent.current),
    discardDraft() {
      attempt.current = createAttempt()
      draft.remove()
    },
  }
}

/** A request, and its retries until the API answers. */
interface Attempt {
  readonly key: string
  /** True if a request was sent and its answer may be lost. */
  readonly isUnanswered: boolean
  /** True if an earlier request has no answer. */
  readonly isRetry: boolean
}

/**
 * Creates an attempt to send, or continues one that got no answer.
 * @param key key of a request without an answer, from the draft
 */
const createAttempt = (key?: string): Attempt => ({
  key: key ?? crypto.randomUUID(),
  isUnanswered: key !== undefined,
  isRetry: key !== undefined,
})
