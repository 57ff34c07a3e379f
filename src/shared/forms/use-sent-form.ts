import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { is, type GenericSchema, type InferOutput } from 'valibot'
import { ApiProblem, isStale, useProblemText, type FieldError } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { same } from '@/shared/lib/same'
import { toast } from '@/shared/ui'
import { mistakesIn, mistakesOf } from './mistakes'
import type { KeptTyping } from './use-kept-typing'
import type { Versions } from './use-versions'

interface SentForm<Schema extends GenericSchema, Answer> {
  /** What the contract takes. */
  readonly schema: Schema
  /** What is typed by now, in the contract's names; what is not said yet is null or empty. */
  readonly written: object
  /** The fields on the screen, and parts of them such as `packs.barcode`; what is wrong elsewhere is said above them. */
  readonly fields: readonly string[]
  /** What a validator can't tell, with the backend's codes. */
  readonly judged?: readonly FieldError[]
  /** @param key the same for the same words, so that a second press writes nothing twice */
  readonly send: (write: InferOutput<Schema>, key: string) => Promise<Answer>
  readonly onSent: (answer: Answer) => unknown
  /** Told that it was not taken; the fields and the banner say why. */
  readonly onRefused?: (() => void) | undefined
  /** Versions of the saved record that it changes; left out where it changes none. */
  readonly versions?: Versions | undefined
  /** Where what is typed is kept until it is sent. */
  readonly kept: Pick<KeptTyping<object>, 'isKept' | 'giveUp' | 'forget'>
}

/**
 * A form over a page that is sent once, such as a price or a reason. It is checked by the contract when it is sent, the first field that is wrong gets the
 * focus, and what was said of a field goes as soon as that is mended.
 */
export function useSentForm<Schema extends GenericSchema, Answer>({
  schema,
  written,
  fields,
  judged = [],
  send,
  onSent,
  onRefused,
  versions,
  kept,
}: SentForm<Schema, Answer>) {
  const problemText = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef({ written, key: crypto.randomUUID() })
  const [wrongTimes, setWrongTimes] = useState(0)
  const [refused, setRefused] = useState<Readonly<Record<string, unknown>>>({})
  const sending = useMutation({
    mutationFn: (write: InferOutput<Schema>) => send(write, sent.current.key),
    onSuccess: (answer) => {
      kept.forget()
      return onSent(answer)
    },
    onError: async (error) => {
      onRefused?.()
      if (!versions || !isStale(error)) return
      try {
        await versions.meet()
      } catch {
        // The newer version cannot be read now; the banner shows the refusal.
        return
      }
      sending.reset()
    },
  })
  const resends = versions?.resends ?? 0
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

  const now: Readonly<Record<string, unknown>> = { ...written }
  const answered = sending.error instanceof ApiProblem ? mistakesOf(sending.error.problem) : []
  const standing = answered.filter(({ name }) => same(now[rootOf(name)], refused[rootOf(name)]))
  const mistakes = wrongTimes > 0 ? [...mistakesIn(schema, written, judged), ...standing] : []
  const elsewhere = mistakes.find(({ name }) => !fields.includes(plain(name)))

  function reset() {
    setWrongTimes(0)
    sending.reset()
  }

  return {
    isPending: sending.isPending,
    versions,
    /** For the banner above the fields. */
    kept: {
      isKept: kept.isKept,
      giveUp() {
        kept.giveUp()
        reset()
      },
    },
    /** What is wrong that no field can show; null for nothing. */
    failure: versions?.isGone
      ? i18n.t('shared/forms:conflict.gone')
      : (elsewhere?.message ??
        (sending.error && answered.length === 0 ? problemText(sending.error) : null)),
    /** What is wrong with the field of this name, or with one of its parts: `packs.barcode`. */
    errorOf: (field: string) => mistakes.find(({ name }) => plain(name) === field)?.message,
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
        if (judged.length > 0 || !is(schema, written)) return refuse()
        if (!same(sent.current.written, written))
          sent.current = { written, key: crypto.randomUUID() }
        setRefused(now)
        sending.mutate(written, {
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
const rootOf = (name: string) => name.split('.')[0] ?? ''

/** `packs.barcode` of `packs.0.barcode`: the place in a list is none of the screen's fields. */
const plain = (name: string) => name.replace(/\.\d+(?=\.|$)/g, '')
