import type { components } from '@contract/schema'
import { PURCHASE_ROLES } from './role-rules'

type Schemas = components['schemas']

/** Readers of a file: also the client, staff, or staff who see purchase prices. */
export type AttachmentKind = Schemas['AttachmentKind']

type RecordKind = Schemas['RecordKind']
type Role = Schemas['Role']

const DEFAULT_KINDS: Readonly<Record<RecordKind, AttachmentKind>> = {
  client: 'client',
  company: 'client',
  order: 'client',
  supply: 'purchase',
  sawmill: 'purchase',
  deal: 'internal',
  cargo: 'internal',
  supply_report: 'internal',
  cargo_report: 'internal',
  person: 'internal',
  product: 'internal',
}

/**
 * Returns the kinds that a role may attach to a record that it works on. A sale manager works on
 * own deals only, and sees their purchase prices.
 */
export function listAttachmentKinds(role: Role, record: RecordKind): AttachmentKind[] {
  if (role === 'client') return ['client']
  const seesPurchases =
    PURCHASE_ROLES.includes(role) || (role === 'sale_manager' && record === 'deal')
  return ['client', 'internal', ...(seesPurchases ? (['purchase'] as const) : [])]
}

/** Returns the kind of a file unless the user chooses another. */
export function getDefaultAttachmentKind(role: Role, record: RecordKind): AttachmentKind {
  const kinds = listAttachmentKinds(role, record)
  const kind = DEFAULT_KINDS[record]
  return kinds.includes(kind) ? kind : (kinds.at(-1) ?? 'client')
}
