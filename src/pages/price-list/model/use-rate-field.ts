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
  /** What it costs. */
  readonly saved: SavedRate
  /** What it is called. */
  readonly label: string
  /** Which rate it is, as it is kept on this device. */
  readonly draftKey: string
  /** The field's name in the contract. */
  readonly field: string
  /** Reads it as it is saved now; null if it was removed. */
  fetchSaved(): Promise<SavedRate | null>
  toPayload(amount: string | null): object
  send(write: InferOutput<Schema>, version: number): Promise<SavedRate>
}

/** What something costs, changed in its place: what is typed stays until it is saved, also where somebody else was quicker. */
export function useRateField<Schema extends GenericSchema>({
  schema,
  saved: shown,
  label,
  draftKey: keptAs,
  field,
  fetchSaved,
  toPayload,
  send,
}: RateFieldOptions<Schema>) {
  const queryClient = useQueryClient()
  const format = useFormat()
  const me = useMe()
  const kept = useFormDraft<{ value: string | null }>(draftKey(me?.id ?? '', keptAs), {
    value: null,
  })
  const versions = useConflictResolution({
    ...{ opened: shown, read: fetchSaved, draft: kept },
    toValues: ({ amount }) => ({ value: amount }),
    fields: {
      value: {
        label,
        format: ({ value }) => (value === null || value === '' ? null : format.price(value)),
      },
    },
  })
  // Nothing is typed against what the list has fetched since.
  if (kept.values.value === null && versions.saved.version < shown.version) versions.accept(shown)
  const { saved } = versions
  const value = kept.values.value ?? saved.amount
  const sent = useSubmitForm({
    schema,
    payload: toPayload(value || null),
    fields: [field],
    send: (write) => send(write, saved.version),
    onSent: async (after) => {
      versions.accept(after)
      kept.setValues({ value: null })
      await refreshPrices(queryClient)
    },
    ...{ draft: kept, versions },
  })
  const error = sent.errorOf(field) ?? sent.failure ?? undefined
  return {
    form: sent.form,
    versions,
    isPending: sent.isPending,
    isChanged: value !== saved.amount,
    field: { value, onChange: (typed: string) => kept.setValues({ value: typed }), error },
  }
}
