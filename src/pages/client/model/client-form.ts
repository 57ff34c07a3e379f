import type { Client, ClientWrite } from '@/entities/client'

/** A client that nothing is known of yet; the trade's usual terms. */
export const blankClient: ClientWrite = {
  name: '',
  country: '',
  company_code: null,
  vat_code: null,
  address: null,
  contacts: [],
  currency: 'EUR',
  payment_terms: { kind: 'net_days', net_days: 30 },
  default_incoterms: null,
  default_destination: null,
  credit_limit_eur: null,
  sale_manager_id: null,
  required_certification: 'none',
  tolerance_percent: 10,
  status: 'prospect',
}

/** What the form edits of a client. */
export function formOf(client: Client): ClientWrite {
  return {
    name: client.name,
    country: client.country,
    company_code: client.company_code,
    vat_code: client.vat_code,
    address: client.address,
    contacts: client.contacts,
    currency: client.currency,
    payment_terms: client.payment_terms,
    default_incoterms: client.default_incoterms,
    default_destination: client.default_destination,
    credit_limit_eur: client.credit_limit_eur,
    sale_manager_id: client.sale_manager_id,
    required_certification: client.required_certification,
    tolerance_percent: client.tolerance_percent,
    status: client.status,
  }
}

/** Unsaved input, and what it was typed on: the version, null for a new client, and what the form showed then. */
export type KeptClient = { readonly version: number | null; readonly base: ClientWrite; readonly values: ClientWrite }

/** Whether what was kept has the form's shape. Half-typed values are fine: keeping those is what a draft is for. */
export function isKeptClient(value: unknown): value is KeptClient {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('base' in value)) return false
  return 'version' in value && hasFields(value.base) && hasFields(value.values)
}

function hasFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(blankClient).every((key) => key in value)
}
