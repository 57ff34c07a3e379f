import type { components } from '@/shared/api/generated/schema'
import { tidyVatCode } from '@/shared/lib/rules/client-rules'
import { toCentsOrNull } from '../db/decimal-columns'
import { fold, searchText } from '../db/fold'
import { toJson } from '../db/json'

export type ClientWrite = components['schemas']['ClientWrite']

/** The client with its codes in the form in which they are kept. */
export const tidiedClient = (client: ClientWrite): ClientWrite => ({ ...client, vat_code: tidyVatCode(client.vat_code) })

/** The columns that a write sets. */
export function clientColumns(client: ClientWrite) {
  const { name, company_code, vat_code, contacts } = client
  return {
    name,
    name_key: fold(name),
    country: client.country,
    company_code,
    vat_code,
    address: client.address,
    contacts: toJson(contacts),
    currency: client.currency,
    payment_kind: client.payment_terms.kind,
    payment_net_days: client.payment_terms.net_days,
    incoterms_rule: client.default_incoterms?.rule ?? null,
    incoterms_place: client.default_incoterms?.place ?? null,
    default_destination: client.default_destination,
    credit_limit_cents: toCentsOrNull(client.credit_limit_eur),
    sale_manager_id: client.sale_manager_id,
    required_certification: client.required_certification,
    tolerance_percent: client.tolerance_percent,
    status: client.status,
    search_text: searchText(name, company_code, vat_code, ...contacts.flatMap((contact) => [contact.name, contact.email])),
  }
}
