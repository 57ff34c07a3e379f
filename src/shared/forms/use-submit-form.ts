import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { is, type GenericSchema, type InferOutput } from 'valibot'
import { ApiProblem, isStale, useFormatProblem, type FieldError } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { isEqual } from '@/shared/lib/is-equal'
import { toast } from '@/shared/ui'
import { findMistakes, toMistakes } from './mistakes'
import type { FormDraft } from './use-form-draft'
import type { ConflictResolution } from './use-conflict-resolution'

interface SubmitFormOptions<Schema extends GenericSchema, Answer> {
  /** What the contract takes. */
  readonly schema: Schema
  /** What is typed by now, in the contract's names; what is not said yet is null or empty. */
  readonly payload: object
  /** The fields on the screen, and parts of them such as `packs.barcode`; what is wrong elsewhere is said above them. */
  readonly fields: readonly string[]
  /** What a validator can't tell, with the backend's codes. */
  readonly extraErrors?: readonly FieldError[]
  /** @param key the same for the same words, so that a second press writes nothing twice */
  readonly send: (write: InferOutput<Schema>, key: string) => Promise<Answer>
  readonly onSent: (answer: Answer) => unknown
  /** Told that it was not taken; the fields and the banner say why. */
  readonly onRefused?: (() => void) | undefined
  /** Versions of the saved record that it changes; left out where it changes none. */
  readonly versions?: ConflictResolution | undefined
  /** Where what is typed is kept until it is sent. */
  readonly draft: Pick<FormDraft<object>, 'isRestored' | 'discard' | 'clear'>
}

/**
 * A form over a page that is sent once, such as a price or a reason. It is checked by the contract when it is sent, the first field that is wrong gets the
 * focus, and what was said of a field goes as soon as that is mended.
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
        // The newer version cannot be read now; the banner shows the refusal.
        return
      }
      sending.reset()
    },
  })
  const resends = versions?.resendCount ?? 0
  const resent = useRef(0)
  useEffect(() => {
    // A version that needs no choice is met while the refused attempt still ends.
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
    isEqual(now[getRootName(name)], refused[getRootName(name)]),
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
    /** For the banner above the fields. */
    kept: {
      isRestored: draft.isRestored,
      discard() {
        draft.discard()
        reset()
      },
    },
    /** What is wrong that no field can show; null for nothing. */
    failure: versions?.isDeleted
      ? i18n.t('shared/forms:conflict.gone')
      : (elsewhere?.message ??
        (sending.error && answered.length === 0 ? problemText(sending.error) : null)),
    /** What is wrong with the field of this name, or with one of its parts: `packs.barcode`. */
    errorOf: (field: string) => mistakes.find(({ name }) => removeIndexes(name) === field)?.message,
    /** For one more of the same: nothing of it is wrong yet. */
    reset,
    /** What the form's element takes. */
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
        if (!isEqual(sent.current.written, payload))
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

/** A field of several parts, such as a day, is entered at its first. */
const focusFirst = (field: HTMLElement | null | undefined) =>
  (
    field?.querySelector<HTMLElement>('[role="spinbutton"], [role="radio"], input') ?? field
  )?.focus()

/** `packs` of `packs.0.barcode`. */
const getRootName = (name: string) => name.split('.')[0] ?? ''

/** `packs.barcode` of `packs.0.barcode`: the place in a list is none of the screen's fields. */
const removeIndexes = (name: string) => name.replace(/\.\d+(?=\.|$)/g, '')
