import { useMutation } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { is, type GenericSchema, type InferOutput } from 'valibot'
import { ApiProblem, isStale, useFormatProblem, type FieldError } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { findMistakes, toMistakes } from './mistakes'
import type { FormDraft } from './use-form-draft'
import type { ConflictResolution } from './use-conflict-resolution'

interface SubmitFormOptions<Schema extends GenericSchema, Answer> {
  /** Validator of the request body. */
  readonly schema: Schema
  /** Current values as a request body; may still be invalid. */
  readonly payload: object
  /**
   * Fields on the screen, and parts of them such as `packs.barcode`. Other errors are shown above
   * the fields.
   */
  readonly fields: readonly string[]
  /** Errors that the schema cannot express, with the API's codes. */
  readonly extraErrors?: readonly FieldError[]
  /** @param key idempotency key; the same for an unchanged payload */
  readonly send: (write: InferOutput<Schema>, key: string) => Promise<Answer>
  readonly onSent: (answer: Answer) => unknown
  /** Called when sending fails. */
  readonly onRefused?: (() => void) | undefined
  /** Conflict resolution, if the form updates a saved record. */
  readonly versions?: ConflictResolution | undefined
  readonly draft: Pick<FormDraft<object>, 'isRestored' | 'discard' | 'clear'>
}

/**
 * Submits a short form once, such as a price or a reason. Validates on submit and focuses the first
 * invalid field. An API error disappears when its field changes.
 */
export function useSubmitForm<Schema extends GenericSchema, Answer>({
  schema,
  payload,
  fields,
  extraErrors = [],
  send,
  onSent,
  onRefused,
  versions,
  draft,
}: SubmitFormOptions<Schema, Answer>) {
  const problemText = useFormatProblem()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef({ written: payload, key: crypto.randomUUID() })
  const [wrongTimes, setWrongTimes] = useState(0)
  const [refused, setRefused] = useState<Readonly<Record<string, unknown>>>({})
  const sending = useMutation({
    mutationFn: (write: InferOutput<Schema>) => send(write, sent.current.key),
    onSuccess: (answer) => {
      draft.clear()
      return onSent(answer)
    },
    onError: async (error) => {
      onRefused?.()
      if (!versions || !isStale(error)) return
      try {
        await versions.loadNewer()
      } catch {
        // The newer version cannot be read, so the banner shows the refusal.
        return
      }
      sending.reset()
    },
  })
  const resends = versions?.resendCount ?? 0
  const resent = useRef(0)
  useEffect(() => {
    // Without conflicts, the newer version is applied before the refused attempt has ended.
    if (resends === resent.current || sending.isPending) return
    resent.current = resends
    form.current?.requestSubmit()
  }, [resends, sending.isPending])

  useEffect(() => {
    if (wrongTimes > 0)
      focusFirst(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))
  }, [wrongTimes])

  const now: Readonly<Record<string, unknown>> = { ...payload }
  const answered = sending.error instanceof ApiProblem ? toMistakes(sending.error.problem) : []
  const standing = answered.filter(({ name }) =>
    dequal(now[getRootName(name)], refused[getRootName(name)]),
  )
  const mistakes =
    wrongTimes > 0 ? [...findMistakes(schema, payload, extraErrors), ...standing] : []
  const elsewhere = mistakes.find(({ name }) => !fields.includes(removeIndexes(name)))

  function reset() {
    setWrongTimes(0)
    sending.reset()
  }

  return {
    isPending: sending.isPending,
    versions,
    kept: {
      isRestored: draft.isRestored,
      discard() {
        draft.discard()
        reset()
      },
    },
    /** Error that no field shows; null for none. */
    failure: versions?.isDeleted
      ? i18n.t('shared/forms:conflict.gone')
      : (elsewhere?.message ??
        (sending.error && answered.length === 0 ? problemText(sending.error) : null)),
    /** Returns the error of a field or of one of its parts: `packs.barcode`. */
    errorOf: (field: string) => mistakes.find(({ name }) => removeIndexes(name) === field)?.message,
    /** Clears the errors, to send another of the same form. */
    reset,
    /** Props of the form element. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        if (sending.isPending) return
        const wrong = () => setWrongTimes((times) => times + 1)
        const refuse = () => {
          wrong()
          toast.formValidationError()
        }
        if (extraErrors.length > 0 || !is(schema, payload)) return refuse()
        if (!dequal(sent.current.written, payload))
          sent.current = { written: payload, key: crypto.randomUUID() }
        setRefused(now)
        sending.mutate(payload, {
          onError: (error) => {
            if (isValidation(error)) refuse()
            else if (!versions || !isStale(error)) wrong()
          },
        })
      },
    },
  }
}

const isValidation = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'validation'

/** Focuses a field; the first part of a composite field, such as a date. */
const focusFirst = (field: HTMLElement | null | undefined) =>
  (
    field?.querySelector<HTMLElement>('[role="spinbutton"], [role="radio"], input') ?? field
  )?.focus()

/** `packs` for `packs.0.barcode`. */
const getRootName = (name: string) => name.split('.')[0] ?? ''

/** `packs.barcode` for `packs.0.barcode`. */
const removeIndexes = (name: string) => name.replace(/\.\d+(?=\.|$)/g, '')
