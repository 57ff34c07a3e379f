import { createContext, use } from 'react'
import type { Control, UseFormSetValue } from 'react-hook-form'
import type { ClientWrite } from '@/entities/client'

/** What the fields of a client need of its form: nothing that changes while somebody types, so that only the field typed in renders. */
export interface ClientFields {
  readonly control: Control<ClientWrite>
  readonly setValue: UseFormSetValue<ClientWrite>
  /** The client may be read, not changed. */
  readonly isReadOnly: boolean
}

/** Holds them for the sections of one form. */
export const ClientFieldsContext = createContext<ClientFields | null>(null)

/** The form around this field. Throws outside of one. */
export function useClientFields(): ClientFields {
  const fields = use(ClientFieldsContext)
  if (!fields) throw new Error('A field of a client stands outside of its form.')
  return fields
}
