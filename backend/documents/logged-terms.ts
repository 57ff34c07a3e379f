import type { components } from '@/shared/api/generated/schema'

type Schemas = components['schemas']

/** Formats trade terms for the log, in the words of the contract. */
export const toLoggedIncoterms = ({ rule, place }: Schemas['Incoterms']): string =>
  `${rule} ${place}`.trim()

export const toLoggedPaymentTerms = ({ kind, net_days }: Schemas['PaymentTerms']): string =>
  join(kind, net_days)

export const toLoggedTransport = ({ kind, count }: Schemas['Transport']): string =>
  join(kind, count)

export const toLoggedContacts = (contacts: readonly Schemas['Contact'][]): string | null =>
  contacts
    .map(({ name, role, email, phone }) =>
      [name, role, email, phone].filter((part) => part !== null).join(', '),
    )
    .join('; ') || null

/** Joins the parts with spaces, without nulls. */
export const join = (...parts: (string | number | null)[]): string =>
  parts.filter((part) => part !== null).join(' ')
