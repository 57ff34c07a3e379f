import { useQueryClient } from '@tanstack/react-query'
import type { GenericSchema, InferOutput } from 'valibot'
import { refreshPrices } from '@/entities/price'
import { useMe } from '@/entities/session'
import { useFormDraft, useSubmitForm, useConflictResolution } from '@/shared/forms'
import { useFormat } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'

/** A saved amount and its version. */
interface SavedRate {
  readonly amount: string
  readonly version: number
}

interface RateFieldOptions<Schema extends GenericSchema> {
  readonly schema: Schema
  readonly saved: SavedRate
  readonly label: string
  /** Storage key of the unsaved amount. */
  readonly draftKey: string
  /** Name of the field in the contract. */
  readonly field: string
  /** Fetches the saved rate; null if it was removed. */
  fetchSaved(): Promise<SavedRate | null>
  toPayload(amount: string | null): object
  send(payload: InferOutput<Schema>, version: number): Promise<SavedRate>
}

/** Inline field for a rate. Unsaved input is kept, even after a conflicting save. */
export function useRateField<Schema extends GenericSchema>({
  schema,
  saved: savedRate,
  label,
  draftKey: draftId,
  field,
  fetchSaved,
  toPayload,
  send,
}: RateFieldOptions<Schema>) {
  const queryClient = useQueryClient()
  const format = useFormat()
  const me = useMe()
  const draft = useFormDraft<{ value: string | null }>(draftKey(me?.id ?? '', draftId), {
    value: null,
  })
  const versions = useConflictResolution({
    ...{ opened: savedRate, read: fetchSaved, draft: draft },
    toValues: ({ amount }) => ({ value: amount }),
    fields: {
      value: {
        label,
        format: ({ value }) => (value === null || value === '' ? null : format.price(value)),
      },
    },
  })
  // Without unsaved input, adopt the newer version of the list.
  if (draft.values.value === null && versions.saved.version < savedRate.version)
    versions.accept(savedRate)
  const { saved } = versions
  const value = draft.values.value ?? saved.amount
  const sent = useSubmitForm({
    schema,
    payload: toPayload(value || null),
    fields: [field],
    send: (payload) => send(payload, saved.version),
    onSent: async (after) => {
      versions.accept(after)
      draft.setValues({ value: null })
      await refreshPrices(queryClient)
    },
    ...{ draft: draft, versions },
  })
  const error = sent.errorOf(field) ?? sent.failure ?? undefined
  return {
    form: sent.form,
    versions,
    isPending: sent.isPending,
    isChanged: value !== saved.amount,
    field: { value, onChange: (input: string) => draft.setValues({ value: input }), error },
  }
}
