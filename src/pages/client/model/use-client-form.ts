import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Client, ClientWrite } from '@/entities/client'
import { formResolver } from '@/shared/forms'
import { vClientWrite } from '@/shared/api/generated/validators'
import { draftKey, useDraft } from '@/shared/lib/draft'
import { blankClient, formOf, isKeptClient } from './client-form'

const baseOf = (client: Client | null) => ({
  version: client?.version ?? null,
  values: client ? formOf(client) : blankClient,
})

/**
 * The form of a client, and what it is typed on. What is typed is kept as a draft of this person's, with the version it was
 * typed on, so that saving it over a newer one is noticed and both sides can be told apart.
 */
export function useClientForm(client: Client | null, personId: string) {
  const draft = useDraft(draftKey(personId, `client:${client?.id ?? 'new'}`), isKeptClient)
  const mayChange = client === null || client.allowed_actions.includes('change')
  const [kept] = useState(() => (mayChange ? draft.kept : null))
  const [base, setBase] = useState(() => (kept ? { version: kept.version, values: kept.base } : baseOf(client)))
  const form = useForm<ClientWrite>({
    resolver: formResolver(vClientWrite),
    defaultValues: base.values,
    disabled: !mayChange,
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

  return {
    form,
    base,
    mayChange,
    /** Shows what was saved, with nothing left to save. */
    adopt(saved: Client) {
      draft.discard()
      setBase(baseOf(saved))
      form.reset(formOf(saved))
    },
    /** Goes on from somebody else's version, with these values still to save. */
    rebase(theirs: Client, values: ClientWrite) {
      const next = baseOf(theirs)
      setBase(next)
      form.reset(next.values)
      form.reset(values, { keepDefaultValues: true })
      draft.keep({ version: next.version, base: next.values, values })
    },
  }
}
