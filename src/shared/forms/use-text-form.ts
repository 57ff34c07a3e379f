import { useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { findMistakes } from './mistakes'
import type { FormDraft } from './use-form-draft'
import { useSubmitForm } from './use-submit-form'
import type { ConflictResolution } from './use-conflict-resolution'

type Values<Name extends string> = Readonly<Record<Name, string>>

interface TextFormOptions<Name extends string, Schema extends GenericSchema, Answer> {
  initial: Values<Name>
  /** What the contract takes. */
  schema: Schema
  /** What is typed, in the contract's names. */
  toPayload: (values: Values<NoInfer<Name>>) => object
  /** @param key the same for the same words, so that a second press writes nothing twice */
  send: (write: InferOutput<Schema>, key: string) => Promise<Answer>
  onSent: (answer: Answer) => unknown
  /** Told that it was not taken; the fields and the banner say why. */
  onRefused?: () => void
  /** Where what is typed is kept until it is sent; a password is kept nowhere. */
  draft?: FormDraft<Values<NoInfer<Name>>>
  /** Versions of the saved record that it changes; left out where it changes none. */
  versions?: ConflictResolution
}

/** Blanks alone say nothing. */
const clearBlankValues = <Name extends string>(values: Values<Name>) =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, text]) => [name, text.trim() === '' ? '' : text]),
  ) as Values<Name>

const noDraft = { isRestored: false, discard() {}, clear() {} }

/** A short form whose fields are all texts, sent once as `useSubmitForm` sends it: signing up, a password, an address. */
export function useTextForm<Name extends string, Schema extends GenericSchema, Answer>({
  initial,
  schema,
  toPayload,
  send,
  onSent,
  onRefused,
  draft,
  versions,
}: TextFormOptions<Name, Schema, Answer>) {
  const own = useState(initial)
  const [values, setValues] = draft ? [draft.values, draft.setValues] : own
  const sent = useSubmitForm({
    schema,
    payload: toPayload(clearBlankValues(values)),
    fields: Object.keys(initial),
    send,
    onSent,
    onRefused,
    versions,
    draft: draft ?? noDraft,
  })
  const [required] = useState(() => {
    const empty = Object.fromEntries(Object.keys(initial).map((name) => [name, ''])) as Values<Name>
    return new Set(findMistakes(schema, toPayload(empty)).map(({ name }) => name))
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
