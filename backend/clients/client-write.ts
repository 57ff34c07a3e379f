import { fromCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import { pick } from '../db/pick'
import type { Row } from '../db/tables'
import type { ClientWrite } from './client-row'

/** A stored client as it would be written, so that a change can be held against it. */
export function toClientWrite(row: Row<'clients'>): ClientWrite {
  return {
    ...pick(row, [
      'name',
      'country',
      'company_code',
      'vat_code',
      'address',
      'currency',
      'default_destination',
    ]),
    ...pick(row, ['sale_manager_id', 'required_certification', 'tolerance_percent', 'status']),
    contacts: parseJson(row.contacts),
    payment_terms: { kind: row.payment_kind, net_days: row.payment_net_days },
    default_incoterms: row.incoterms_rule && {
      rule: row.incoterms_rule,
      place: row.incoterms_place ?? '',
    },
    credit_limit_eur: fromCentsOrNull(row.credit_limit_cents),
  }
}
