import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { ApiProblem } from '@/shared/api'
import { fieldErrorText } from './field-error-text'
import type { KeptTyping } from './use-kept-typing'

interface PlainForm<Name extends string, Answer> {
  initial: Readonly<Record<Name, string>>
  /** What must be filled in before anything is sent. */
  required: readonly NoInfer<Name>[]
  send: (values: Readonly<Record<NoInfer<Name>, string>>) => Promise<Answer>
  onSent: (answer: Answer) => unknown
  /** Told that it was not taken; the fields and the banner say why. */
  onRefused?: () => void
  /** Where what is typed is kept until it is sent; a password is kept nowhere. */
  kept?: KeptTyping<Readonly<Record<NoInfer<Name>, string>>>
}

/**
 * A short form that is sent once, such as signing up or a password. What is long, saved again and again, or shared with others is a
 * record (`features/edit-record`).
 */
export function usePlainForm<Name extends string, Answer>({ initial, required, send, onSent, onRefused, kept }: PlainForm<Name, Answer>) {
  const own = useState(initial)
  const [values, setValues] = kept ? [kept.typed, kept.setTyped] : own
  const [empty, setEmpty] = useState<readonly Name[]>([])
  const controls = useRef(new Map<string, HTMLElement>())
  const sending = useMutation({ mutationFn: send })
  const refused = sending.error instanceof ApiProblem ? (sending.error.problem.errors ?? []) : []
  // What is typed again is no longer what was refused.
  const [mended, setMended] = useState<readonly string[]>([])
  const errorOf = (name: Name) => {
    if (empty.includes(name)) return fieldErrorText({ code: 'required' }, name)
    const error = mended.includes(name) ? undefined : refused.find(({ pointer }) => pointer === `/${name}`)
    return error && fieldErrorText(error, name)
  }

  function set(name: Name, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    setEmpty(empty.filter((each) => each !== name))
    setMended([...mended, name])
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (sending.isPending) return
    const missing = required.filter((name) => !values[name].trim())
    setEmpty(missing)
    if (missing[0]) {
      controls.current.get(missing[0])?.focus()
      return
    }
    setMended([])
    sending.mutate(values, {
      onSuccess: (answer) => {
        kept?.forget()
        return onSent(answer)
      },
      onError: (error) => {
        onRefused?.()
        const [first] = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
        if (first) controls.current.get(first.pointer.slice(1))?.focus()
      },
    })
  }

  return {
    values,
    set,
    submit,
    isPending: sending.isPending,
    /** What went wrong that no field can show. */
    problem: sending.error && !refused.some(({ pointer }) => pointer.slice(1) in initial) ? sending.error : null,
    refused,
    /** For the banner above the fields. */
    kept: {
      isKept: kept?.isKept ?? false,
      giveUp: () => {
        kept?.giveUp()
        setEmpty([])
        sending.reset()
      },
    },
    reset: () => {
      setValues(initial)
      sending.reset()
    },
    /** What a field of the kit takes. */
    bind: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => set(name, value),
      error: errorOf(name),
      isRequired: required.includes(name),
      ref: (control: HTMLElement | null) => {
        if (control) controls.current.set(name, control)
        else controls.current.delete(name)
      },
    }),
  }
}
