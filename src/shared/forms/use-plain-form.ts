import { useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { mistakesIn } from './mistakes'
import type { KeptTyping } from './use-kept-typing'
import { useSentForm } from './use-sent-form'
import type { Versions } from './use-versions'

type Values<Name extends string> = Readonly<Record<Name, string>>

interface PlainForm<Name extends string, Schema extends GenericSchema, Answer> {
  initial: Values<Name>
  /** What the contract takes. */
  schema: Schema
  /** What is typed, in the contract's names. */
  write: (values: Values<NoInfer<Name>>) => object
  /** @param key the same for the same words, so that a second press writes nothing twice */
  send: (write: InferOutput<Schema>, key: string) => Promise<Answer>
  onSent: (answer: Answer) => unknown
  /** Told that it was not taken; the fields and the banner say why. */
  onRefused?: () => void
  /** Where what is typed is kept until it is sent; a password is kept nowhere. */
  kept?: KeptTyping<Values<NoInfer<Name>>>
  /** Versions of the saved record that it changes; left out where it changes none. */
  versions?: Versions
}

/** Blanks alone say nothing. */
const saidIn = <Name extends string>(values: Values<Name>) =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, text]) => [name, text.trim() === '' ? '' : text]),
  ) as Values<Name>

const nowhere = { isKept: false, giveUp() {}, forget() {} }

/** A short form whose fields are all texts, sent once as `useSentForm` sends it: signing up, a password, an address. */
export function usePlainForm<Name extends string, Schema extends GenericSchema, Answer>({
  initial,
  schema,
  write,
  send,
  onSent,
  onRefused,
  kept,
  versions,
}: PlainForm<Name, Schema, Answer>) {
  const own = useState(initial)
  const [values, setValues] = kept ? [kept.typed, kept.setTyped] : own
  const sent = useSentForm({
    schema,
    written: write(saidIn(values)),
    fields: Object.keys(initial),
    send,
    onSent,
    onRefused,
    versions,
    kept: kept ?? nowhere,
  })
  const [required] = useState(() => {
    const empty = Object.fromEntries(Object.keys(initial).map((name) => [name, ''])) as Values<Name>
    return new Set(mistakesIn(schema, write(empty)).map(({ name }) => name))
  })
  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }))
  return {
    ...sent,
    values,
    set,
    reset() {
      setValues(initial)
      sent.reset()
    },
    /** What a field of the kit takes. */
    bind: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => set(name, value),
      error: sent.errorOf(name),
      isRequired: required.has(name),
    }),
  }
}
