import { useQueryClient } from '@tanstack/react-query'
import type { GenericSchema, InferOutput } from 'valibot'
import { refreshPrices } from '@/entities/price'
import { useMe } from '@/entities/session'
import { useConflictResolution, useDraftForm } from '@/shared/forms'
import { useFormat } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'

/** A saved amount and its version. */
interface SavedRate {
  readonly amount: string
  readonly version: number
}

/** Unsaved amount; null if unchanged. */
interface RateFormValues {
  readonly value: string | null
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
  const conflict = useConflictResolution({
    opened: savedRate,
    read: fetchSaved,
    toValues: ({ amount }): RateFormValues => ({ value: amount }),
    fields: {
      value: {
        label,
        format: ({ value }) => (value === null || value === '' ? null : format.price(value, 'EUR')),
      },
    },
  })
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', draftId),
    initialValues: { value: null } as RateFormValues,
    schema,
    toPayload: ({ value }) => toPayload((value ?? conflict.saved.amount) || null),
    fields: [field],
    send: (payload) => send(payload, conflict.saved.version),
    onSent: async (after) => {
      conflict.accept(after)
      form.clearSent()
      await refreshPrices(queryClient)
    },
    conflict,
  })
  // Without unsaved input, adopt the newer version of the list.
  if (form.values.value === null && conflict.saved.version < savedRate.version)
    conflict.accept(savedRate)
  const { saved } = conflict
  const value = form.values.value ?? saved.amount
  const error = form.getError(field) ?? form.failure ?? undefined
  return {
    form: form.props,
    conflict: form.conflict,
    isPending: form.isPending,
    isChanged: value !== saved.amount,
    field: { value, onChange: (input: string) => form.setValues({ value: input }), error },
  }
}
