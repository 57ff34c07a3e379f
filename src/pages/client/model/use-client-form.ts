import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Client, ClientWrite } from '@/entities/client'
import { formResolver } from '@/shared/forms'
import { vClientWrite } from '@/shared/api/generated/validators'
import { clientMistakes } from '@/shared/lib/client-rules'
import { draftKey, useDraft, writeDraft } from '@/shared/lib/draft'
import { blankClient, formOf, isKeptClient } from './client-form'

const keyOf = (personId: string, clientId: string) => draftKey(personId, `client:${clientId}`)

const baseOf = (client: Client | null) => ({
  version: client?.version ?? null,
  values: client ? formOf(client) : blankClient,
})

/**
 * The form of a client, and what it is typed on. What is typed is kept as a draft of this person's, with the version it was
 * typed on, so that saving it over a newer one is noticed and both sides can be told apart.
 */
export function useClientForm(client: Client | null, personId: string) {
  // A new client's own from the moment that it is added, before its screen is at its address.
  const [name, setName] = useState(client?.id ?? 'new')
  const draft = useDraft(keyOf(personId, name), isKeptClient)
  const mayChange = client === null || client.allowed_actions.includes('change')
  const [kept] = useState(() => (mayChange ? draft.kept : null))
  const [base, setBase] = useState(() => (kept ? { version: kept.version, values: kept.base } : baseOf(client)))
  const form = useForm<ClientWrite>({
    resolver: formResolver(vClientWrite, (values) => clientMistakes(values, client)),
    defaultValues: base.values,
  })
  const { isDirty } = form.formState

  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true })
  }, [kept, form])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback({ values, isDirty: isTyped }) {
          if (isTyped) draft.keep({ version: base.version, base: base.values, values })
          else draft.discard()
        },
      }),
    [form, draft, base],
  )

  // What somebody else saved is shown at once, unless there is input that it would take away.
  const [seenVersion, setSeenVersion] = useState(client?.version)
  if (client !== null && client.version !== seenVersion) {
    setSeenVersion(client.version)
    if (!isDirty) setBase(baseOf(client))
  }
  const shownValues = useRef(base.values)
  useEffect(() => {
    if (shownValues.current === base.values) return
    shownValues.current = base.values
    if (!isDirty) form.reset(base.values)
  }, [base.values, isDirty, form])

  /** Goes on from a saved version, with these values still to save. */
  function rebase(saved: Client, values: ClientWrite) {
    const next = baseOf(saved)
    setBase(next)
    setName(saved.id)
    form.reset(next.values)
    form.reset(values, { keepDefaultValues: true })
    draft.discard()
    writeDraft(keyOf(personId, saved.id), { version: next.version, base: next.values, values })
  }

  return {
    form,
    base,
    mayChange,
    rebase,
    /** Shows what was saved. What was typed while that was under way stays, as a change of it. */
    adopt(saved: Client, hasTyped: boolean) {
      if (hasTyped) return rebase(saved, form.getValues())
      draft.discard()
      setBase(baseOf(saved))
      setName(saved.id)
      form.reset(formOf(saved))
    },
  }
}
