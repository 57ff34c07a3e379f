import type { components } from '@/shared/api/generated/schema'
import { normalizeVatCode } from '@domain/rules/client-rules'
import { toCentsOrNull } from '../db/decimal-columns'
import { fold } from '@domain/readers/fold'
import { toSearchText } from '../db/fold'
import { toJson } from '../db/rows'

export type ClientWrite = components['schemas']['ClientWrite']

/** Returns the client with normalized codes. */
export const normalizeClient = (client: ClientWrite): ClientWrite => ({
  ...client,
  vat_code: normalizeVatCode(client.vat_code),
})

export function toClientColumns({
  contacts,
  payment_terms,
  default_incoterms,
  credit_limit_eur,
  ...client
}: ClientWrite) {
  return {
    ...client,
    name_key: fold(client.name),
    contacts: toJson(contacts),
    payment_kind: payment_terms.kind,
    payment_net_days: payment_terms.net_days,
    incoterms_rule: default_incoterms?.rule ?? null,
    incoterms_place: default_incoterms?.place ?? null,
    credit_limit_cents: toCentsOrNull(credit_limit_eur),
    search_text: toSearchText(
      client.name,
      client.company_code,
      client.vat_code,
      ...contacts.flatMap((contact) => [contact.name, contact.email]),
    ),
  }
}
