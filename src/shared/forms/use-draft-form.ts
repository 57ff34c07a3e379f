import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { useForm, useWatch, type FieldErrors, type FieldValues } from 'react-hook-form'
import type { GenericSchema, InferOutput } from 'valibot'
import {
  ApiProblem,
  isAnswered,
  isInvalid,
  isKeyReused,
  isStale,
  useFormatProblem,
  type FieldError,
} from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import type { ConflictChoices } from './conflict'
import { focusFirstError } from './focus-error'
import { findMistakes, toMistakes, type Mistake } from './mistakes'
import type { ConflictResolution } from './use-conflict-resolution'
import { pickChangedFields, pickFields, useStoredDraft } from './stored-draft'

interface DraftFormOptions<Values extends object, Schema extends GenericSchema, Answer> {
  /** Key from `draftKey`; none for a password, which is never stored. */
  readonly draftKey?: string
  /** Key of drafts that an earlier version of the form stored. */
  readonly formerDraftKey?: string
  /** Initial values: empty, or saved. */
  readonly initialValues: Values
  /**
   * Fields that a draft of others stores too, because their initial value may differ next time. An
   * empty one is not stored.
   */
  readonly keptFields?: readonly (keyof NoInfer<Values>)[]
  /** Validator of the request body. */
  readonly schema: Schema
  /** Returns the request body, which may still be invalid. */
  readonly toPayload: (values: Values) => object
  /**
   * Fields on the screen, and parts of them such as `packs.barcode`, by their names in the payload;
   * by default the names of the values. Other errors are shown above the fields.
   */
  readonly fields?: readonly string[]
  /** Returns errors that the schema cannot express, with the API's codes. */
  readonly findErrors?: (values: Values) => readonly FieldError[]
  /** Currency of the amounts, if the payload has none. */
  readonly currency?: string
  /** @param key idempotency key; the same until an unanswered request is decided */
  readonly send: (payload: InferOutput<Schema>, key: string) => Promise<Answer>
  readonly onSent: (answer: Answer) => unknown
  /** False if the answer says that nothing was saved: the draft stays. Default: always true. */
  readonly isSaved?: (answer: Answer) => boolean
  readonly onFailed?: () => void
  /** Conflict resolution, if the form updates a saved record. */
  readonly conflict?: ConflictResolution<NoInfer<Values>>
}

const findNoErrors = () => []

/**
 * Short form, such as a price, a reason or a password. Stores a draft on this device until the form
 * is sent or reset. Validates on submit and focuses the first invalid field. An API error
 * disappears when its field changes. Records have their own editor.
 */
export function useDraftForm<Values extends object, Schema extends GenericSchema, Answer>({
  draftKey,
  formerDraftKey,
  initialValues,
  keptFields = [],
  schema,
  toPayload: toFormPayload,
  fields = Object.keys(initialValues),
  findErrors = findNoErrors,
  currency,
  send,
  onSent,
  isSaved = () => true,
  onFailed,
  conflict,
}: DraftFormOptions<Values, Schema, Answer>) {
  const formatProblem = useFormatProblem()
  const element = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const draft = useStoredDraft(draftKey, formerDraftKey, initialValues)
  const attempt = useRef(createAttempt(draft.key))
  /** Saved values of restored fields, until the user has seen newer ones. */
  const restoredBase = useRef(draft.base ?? {})
  /** Values that were sent last. */
  const sent = useRef<object>({})
  const rejection = useRef<Rejection | null>(null)
  const isSubmitting = useRef(false)
  const [failureCount, setFailureCount] = useState(0)

  const toPayload = (values: FieldValues): Payload => ({
    ...toFormPayload(clearBlankValues(values as Values)),
  })
  const form = useForm({
    defaultValues: draft.values as FieldValues,
    resolver(values) {
      const payload = toPayload(values)
      const mistakes = [
        ...findMistakes(schema, payload, findErrors(values as Values), currency),
        ...findRemainingMistakes(rejection.current, payload),
      ]
      return mistakes.length > 0
        ? { values: {}, errors: toFieldErrors(mistakes) }
        : { values, errors: {} }
    },
  })
  const { errors, isSubmitted } = form.formState
  const values = useWatch({ control: form.control }) as Values

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
  /** Current values. Once the form was left, it may be open again: then those of its draft, if any. */
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
      if (isKeyReused(error) || (isAnswered(error) && !attempt.current.isRetry)) {
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

  async function submit() {
    let payload: Payload | null = null
    // The API decides again, because another field or user may have removed its reason.
    rejection.current = null
    await form.handleSubmit((valid) => {
      payload = toPayload(valid)
    })()
    if (payload === null) return showFailure(true)
    const current = form.getValues() as Values
    if (conflict?.askAboutDraft(restoredBase.current, current)) return
    // The draft has the key first, in case the answer is lost with the page.
    const { key, isUnanswered } = attempt.current
    attempt.current = { key, isUnanswered: true, isRetry: isUnanswered }
    sent.current = { ...current }
    saveDraft(current)
    try {
      await request.mutateAsync(payload)
    } catch (error) {
      if (conflict && isStale(error)) return
      rejection.current = { payload, mistakes: toApiMistakes(error, payload, currency) }
      await form.trigger()
      showFailure(isInvalid(error))
    }
  }

  function showFailure(isValidation: boolean) {
    if (isValidation) toast.formValidationError()
    setFailureCount((count) => count + 1)
  }

  useEffect(() => {
    if (failureCount > 0) focusFirstError(element.current)
  }, [failureCount])

  useResend(element, conflict?.resendCount ?? 0, request.isPending)

  /** Resets values and errors. Fields in `kept` keep their value. */
  function resetTo(kept: object) {
    rejection.current = null
    restoredBase.current = {}
    form.reset({ ...initialValues, ...kept })
    request.reset()
  }

  function setValues(change: Partial<Values>) {
    for (const [name, value] of Object.entries(change)) form.setValue(name, value)
    if (isSubmitted) void form.trigger()
  }
  const getError = (name: string): string | undefined => errors[name]?.message as string | undefined

  const [requiredFields] = useState(
    () =>
      new Set(findMistakes(schema, toPayload(clearTexts(initialValues))).map(({ name }) => name)),
  )
  const otherError = Object.keys(errors).find((name) => !fields.includes(name))
  const conflicts = conflict?.findConflicts(values)

  return {
    values,
    setValues,
    isPending: request.isPending,
    /** True if the values come from an earlier visit. The form must say so. */
    isRestored: draft.isRestored,
    /** Resets the values and errors, and removes the draft. */
    reset() {
      attempt.current = createAttempt()
      draft.remove()
      resetTo({})
    },
    /** Resets the fields that were sent; input since then stays. For `onSent` of a form that stays open. */
    clearSent: () => resetTo(pickChangedFields(form.getValues(), sent.current)),
    /** Error that no field shows; null for none. */
    failure: conflict?.isDeleted
      ? i18n.t('shared/forms:conflict.gone')
      : ((otherError === undefined ? undefined : getError(otherError)) ??
        (request.error && toApiMistakes(request.error).length === 0
          ? formatProblem(request.error)
          : null)),
    /** Returns the error of a field or of one of its parts: `packs.barcode`. */
    getError,
    /** Returns the props of a text field. */
    bind: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: Values[Name]) => setValues({ [name]: value } as unknown as Partial<Values>),
      error: getError(name),
      isRequired: requiredFields.has(name),
    }),
    /** Conflict to ask the user about; null for none. */
    conflict:
      conflict && conflicts
        ? {
            conflicts,
            otherChanges: conflict.otherChanges,
            author: conflict.author,
            resolve(choices: ConflictChoices) {
              restoredBase.current = {}
              setValues(conflict.resolve(choices))
            },
            cancel: conflict.cancel,
          }
        : null,
    /** Props of the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        if (isSubmitting.current) return
        isSubmitting.current = true
        void submit().finally(() => {
          isSubmitting.current = false
        })
      },
    },
  }
}

/** Submits the form each time `resendCount` increases. */
function useResend(
  element: RefObject<HTMLFormElement | null>,
  resendCount: number,
  isPending: boolean,
): void {
  const resentCount = useRef(0)
  useEffect(() => {
    // Without conflicts, the newer version is applied before the refused attempt has ended.
    if (resendCount === resentCount.current || isPending) return
    resentCount.current = resendCount
    element.current?.requestSubmit()
  }, [element, resendCount, isPending])
}

type Payload = Readonly<Record<string, unknown>>

/** A request, and its retries until the API answers. */
interface Attempt {
  readonly key: string
  /** True if a request was sent and its answer may be lost. */
  readonly isUnanswered: boolean
  /** True if an earlier request has no answer. */
  readonly isRetry: boolean
}

/** @param key key of a request without an answer, from the draft */
const createAttempt = (key?: string): Attempt => ({
  key: key ?? crypto.randomUUID(),
  isUnanswered: key !== undefined,
  isRetry: key !== undefined,
})

/** Payload that the API rejected, with its errors. */
interface Rejection {
  readonly payload: Payload
  readonly mistakes: readonly Mistake[]
}

const toApiMistakes = (error: unknown, sent?: unknown, currency?: string) =>
  error instanceof ApiProblem ? toMistakes(error.problem, sent, currency) : []

/** Returns the API's errors of fields that have not changed since. */
const findRemainingMistakes = (rejection: Rejection | null, payload: Payload) =>
  rejection?.mistakes.filter(({ name }) => {
    const root = getRootName(name)
    return dequal(payload[root], rejection.payload[root])
  }) ?? []

/** Errors by name without indexes. The first error of a field wins. */
const toFieldErrors = (mistakes: readonly Mistake[]): FieldErrors =>
  Object.fromEntries(
    mistakes
      .filter(
        ({ name }, index) => mistakes.findIndex((other) => isSameField(other.name, name)) === index,
      )
      .map(({ name, message }) => [removeIndexes(name), { type: 'invalid', message }]),
  )

const isSameField = (a: string, b: string) => removeIndexes(a) === removeIndexes(b)

/** Blank text counts as empty. */
const clearBlankValues = <Values extends object>(values: Values): Values =>
  mapTexts(values, (text) => (text.trim() === '' ? '' : text))

const clearTexts = <Values extends object>(values: Values): Values => mapTexts(values, () => '')

const mapTexts = <Values extends object>(values: Values, change: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? change(value) : value,
    ]),
  ) as Values

/** `packs` for `packs.0.barcode`. */
const getRootName = (name: string) => name.split('.')[0] ?? ''

/** `packs.barcode` for `packs.0.barcode`. */
const removeIndexes = (name: string) => name.replace(/\.\d+(?=\.|$)/g, '')
