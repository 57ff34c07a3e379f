import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { refreshPrices } from '@/entities/price'
import { useSentForm } from '@/shared/forms'

interface Rate<Schema extends GenericSchema> {
  readonly schema: Schema
  /** What it costs. */
  readonly saved: string
  /** The field's name in the contract. */
  readonly field: string
  writtenOf(amount: string | null): object
  send(write: InferOutput<Schema>): Promise<unknown>
}

/** What something costs, changed in its place: what is typed stays until it is saved, also where somebody else was quicker. */
export function useRate<Schema extends GenericSchema>({ schema, saved, field, writtenOf, send }: Rate<Schema>) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? saved
  const sent = useSentForm({
    schema,
    written: writtenOf(value === '' ? null : Number(value).toFixed(2)),
    fields: [field],
    send: async (write) => {
      try {
        return await send(write)
      } finally {
        // What somebody else has made of it is to be seen too.
        await refreshPrices(queryClient)
      }
    },
    onSent: () => setTyped(null),
  })
  return { form: sent.form, isPending: sent.isPending, isChanged: value !== saved, field: { value, onChange: setTyped, error: sent.errorOf(field) ?? sent.failure ?? undefined } }
}
