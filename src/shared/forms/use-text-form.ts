import { useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { findMistakes } from './mistakes'
import type { FormDraft } from './use-form-draft'
import { useSubmitForm } from './use-submit-form'
import type { ConflictResolution } from './use-conflict-resolution'

type Values<Name extends string> = Readonly<Record<Name, string>>

interface TextFormOptions<Name extends string, Schema extends GenericSchema, Answer> {
  initial: Values<Name>
  /** Validator of the request body. */
  schema: Schema
  toPayload: (values: Values<NoInfer<Name>>) => object
  /** @param key idempotency key; the same for an unchanged payload */
  send: (write: InferOutput<Schema>, key: string) => Promise<Answer>
  onSent: (answer: Answer) => unknown
  /** Called when sending fails. */
  onRefused?: () => void
  /** Draft on this device; none for a password. */
  draft?: FormDraft<Values<NoInfer<Name>>>
  /** Conflict resolution, if the form updates a saved record. */
  versions?: ConflictResolution
}

/** Blank text counts as empty. */
const clearBlankValues = <Name extends string>(values: Values<Name>) =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, text]) => [name, text.trim() === '' ? '' : text]),
  ) as Values<Name>

const noDraft = { isRestored: false, discard() {}, clear() {} }

/**
 * Short form of text fields, such as sign-up, password or address. Submits as `useSubmitForm` does.
 */
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
    /** Props of a field component. */
    bind: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => set(name, value),
      error: sent.errorOf(name),
      isRequired: required.has(name),
    }),
  }
}
