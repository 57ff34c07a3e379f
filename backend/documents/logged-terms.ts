import type { components } from '@/shared/api/generated/schema'

type Schemas = components['schemas']

/** Terms of the trade as the log has them: the words of the contract, side by side. */
export const loggedIncoterms = ({ rule, place }: Schemas['Incoterms']): string =>
  `${rule} ${place}`.trim()

export const loggedPaymentTerms = ({ kind, net_days }: Schemas['PaymentTerms']): string =>
  joined(kind, net_days)

export const loggedTransport = ({ kind, count }: Schemas['Transport']): string =>
  joined(kind, count)

export const loggedContacts = (contacts: readonly Schemas['Contact'][]): string | null =>
  contacts
    .map(({ name, role, email, phone }) =>
      [name, role, email, phone].filter((part) => part !== null).join(', '),
    )
    .join('; ') || null

/** Words and numbers with a space between them, without those that are open. */
export const joined = (...parts: (string | number | null)[]): string =>
  parts.filter((part) => part !== null).join(' ')
