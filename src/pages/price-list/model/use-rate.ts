import { useQueryClient } from '@tanstack/react-query'
import type { GenericSchema, InferOutput } from 'valibot'
import { refreshPrices } from '@/entities/price'
import { useMe } from '@/entities/session'
import { useKeptTyping, useSentForm } from '@/shared/forms'
import { draftKey } from '@/shared/lib/draft'

interface Rate<Schema extends GenericSchema> {
  readonly schema: Schema
  /** What it costs. */
  readonly saved: string
  /** Which rate it is, as it is kept on this device. */
  readonly keptAs: string
  /** The field's name in the contract. */
  readonly field: string
  writtenOf(amount: string | null): object
  send(write: InferOutput<Schema>): Promise<unknown>
}

/** What something costs, changed in its place: what is typed stays until it is saved, also where somebody else was quicker. */
export function useRate<Schema extends GenericSchema>({ schema, saved, keptAs, field, writtenOf, send }: Rate<Schema>) {
  const queryClient = useQueryClient()
  const me = useMe()
  const kept = useKeptTyping<{ value: string | null }>(draftKey(me?.id ?? '', keptAs), { value: null })
  const value = kept.typed.value ?? saved
  const sent = useSentForm({
    schema,
    written: writtenOf(value || null),
    fields: [field],
    send: async (write) => {
      try {
        return await send(write)
      } finally {
        // What somebody else has made of it is to be seen too.
        await refreshPrices(queryClient)
      }
    },
    onSent: () => kept.setTyped({ value: null }),
    kept,
  })
  return { form: sent.form, isPending: sent.isPending, isChanged: value !== saved, field: { value, onChange: (typed: string) => kept.setTyped({ value: typed }), error: sent.errorOf(field) ?? sent.failure ?? undefined } }
}
