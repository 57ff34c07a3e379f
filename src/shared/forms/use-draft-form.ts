import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { useForm, useWatch, type FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { isInvalid, isStale, useFormatProblem, type FieldError } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import type { ConflictChoices } from './conflict'
import {
  findRemainingMistakes,
  toApiMistakes,
  toFieldErrors,
  type Payload,
  type Refusal,
} from './draft-form-errors'
import { focusFirstError } from './focus-error'
import { findMistakes } from './mistakes'
import { useStoredDraft } from './stored-draft'
import { useDraftRequest, type DraftRequestOptions } from './use-draft-request'

interface DraftFormOptions<
  Values extends object,
  Schema extends GenericSchema,
  Answer,
> extends DraftRequestOptions<Values, Schema, Answer> {
  /** Key from `draftKey`; none for a password, which is never stored. */
  readonly draftKey?: string
  /** Key of drafts that an earlier version of the form stored. */
  readonly formerDraftKey?: string
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
}

const findNoErrors = () => []

/**
 * Short form, such as a price, a reason or a password. Stores a draft on this device until the form
 * is sent or reset. Validates on submit and focuses the first invalid field. An API error
 * disappears when its field changes. Records have their own editor.
 */
export function useDraftForm<Values extends object, Schema extends GenericSchema, Answer>(
  options: DraftFormOptions<Values, Schema, Answer>,
) {
  const {
    draftKey,
    formerDraftKey,
    initialValues,
    schema,
    toPayload: toFormPayload,
    fields = Object.keys(initialValues),
    findErrors = findNoErrors,
    currency,
    conflict,
  } = options
  const formatProblem = useFormatProblem()
  const element = useRef<HTMLFormElement>(null)
  const draft = useStoredDraft(draftKey, formerDraftKey, initialValues)
  /** Saved values of restored fields, until the user has seen newer ones. */
  const restoredBase = useRef(draft.base ?? {})
  const refusal = useRef<Refusal | null>(null)
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
        ...findRemainingMistakes(refusal.current, payload),
      ]
      return mistakes.length > 0
        ? { values: {}, errors: toFieldErrors(mistakes) }
        : { values, errors: {} }
    },
  })
  const { errors, isSubmitted } = form.formState
  const values = useWatch({ control: form.control }) as Values
  const request = useDraftRequest(options, { draft, form, values, restoredBase })

  async function submit() {
    let payload: Payload | null = null
    // The API decides again, because another field or user may have removed its reason.
    refusal.current = null
    await form.handleSubmit((valid) => {
      payload = toPayload(valid)
    })()
    if (payload === null) return showFailure(true)
    const current = form.getValues() as Values
    if (conflict?.askAboutDraft(restoredBase.current, current)) return
    try {
      await request.send(payload)
    } catch (error) {
      if (conflict && isStale(error)) return
      refusal.current = { payload, mistakes: toApiMistakes(error, payload, currency) }
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
    refusal.current = null
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
      request.discardDraft()
      resetTo({})
    },
    /**
     * Resets the fields that were sent; input since then stays. For `onSent` of a form that stays
     * open.
     */
    clearSent: () => resetTo(request.pickTypedSince()),
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
