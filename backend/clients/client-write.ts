import { fromCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import type { ClientWrite } from './client-row'

/** A stored client as it would be written, so that a change can be held against it. */
export function clientWriteOf(row: Row<'clients'>): ClientWrite {
  return {
    name: row.name,
    country: row.country,
    company_code: row.company_code,
    vat_code: row.vat_code,
    address: row.address,
    contacts: parseJson(row.contacts),
    currency: row.currency,
    payment_terms: { kind: row.payment_kind, net_days: row.payment_net_days },
    default_incoterms: row.incoterms_rule && { rule: row.incoterms_rule, place: row.incoterms_place ?? '' },
    default_destination: row.default_destination,
    credit_limit_eur: fromCentsOrNull(row.credit_limit_cents),
    sale_manager_id: row.sale_manager_id,
    required_certification: row.required_certification,
    tolerance_percent: row.tolerance_percent,
    status: row.status,
  }
}
