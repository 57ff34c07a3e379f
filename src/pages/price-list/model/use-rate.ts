import { useQueryClient } from '@tanstack/react-query'
import type { GenericSchema, InferOutput } from 'valibot'
import { refreshPrices } from '@/entities/price'
import { useMe } from '@/entities/session'
import { useKeptTyping, useSentForm, useVersions } from '@/shared/forms'
import { useFormat } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'

/** A saved amount and its version. */
interface SavedRate {
  readonly amount: string
  readonly version: number
}

interface Rate<Schema extends GenericSchema> {
  readonly schema: Schema
  /** What it costs. */
  readonly saved: SavedRate
  /** What it is called. */
  readonly label: string
  /** Which rate it is, as it is kept on this device. */
  readonly keptAs: string
  /** The field's name in the contract. */
  readonly field: string
  /** Reads it as it is saved now; null if it was removed. */
  read(): Promise<SavedRate | null>
  writtenOf(amount: string | null): object
  send(write: InferOutput<Schema>, version: number): Promise<SavedRate>
}

/** What something costs, changed in its place: what is typed stays until it is saved, also where somebody else was quicker. */
export function useRate<Schema extends GenericSchema>({
  schema,
  saved: shown,
  label,
  keptAs,
  field,
  read,
  writtenOf,
  send,
}: Rate<Schema>) {
  const queryClient = useQueryClient()
  const format = useFormat()
  const me = useMe()
  const kept = useKeptTyping<{ value: string | null }>(draftKey(me?.id ?? '', keptAs), {
    value: null,
  })
  const versions = useVersions({
    ...{ opened: shown, read, kept },
    toValues: ({ amount }) => ({ value: amount }),
    fields: {
      value: {
        label,
        format: ({ value }) => (value === null || value === '' ? null : format.price(value)),
      },
    },
  })
  // Nothing is typed against what the list has fetched since.
  if (kept.typed.value === null && versions.saved.version < shown.version) versions.accept(shown)
  const { saved } = versions
  const value = kept.typed.value ?? saved.amount
  const sent = useSentForm({
    schema,
    written: writtenOf(value || null),
    fields: [field],
    send: (write) => send(write, saved.version),
    onSent: async (after) => {
      versions.accept(after)
      kept.setTyped({ value: null })
      await refreshPrices(queryClient)
    },
    ...{ kept, versions },
  })
  const error = sent.errorOf(field) ?? sent.failure ?? undefined
  return {
    form: sent.form,
    versions,
    isPending: sent.isPending,
    isChanged: value !== saved.amount,
    field: { value, onChange: (typed: string) => kept.setTyped({ value: typed }), error },
  }
}
