import { sql, type RawBuilder } from 'kysely'
import { normalizeVatCode } from '@/shared/lib/rules/client-rules'
import { containsText } from '../db/fold'
import { createPartnerSearchConditions } from '../partners/partner-search'

/** Conditions that a client must satisfy to be found. A VAT code finds its client however it is grouped. */
export function createClientSearchConditions(q: string | undefined): RawBuilder<boolean>[] {
  const conditions = createPartnerSearchConditions('clients', q)
  const vatCode = parseVatCode(q)
  if (vatCode === null) return conditions
  return [
    sql<boolean>`((${sql.join(conditions, sql` and `)}) or ${containsText('clients.vat_code', vatCode)})`,
  ]
}

/** The VAT code, in the form in which it is kept, if the whole search is one: "GB 772 0143-85". Null where it is none. */
function parseVatCode(q: string | undefined): string | null {
  const code = normalizeVatCode(q ?? null)
  return code !== null && /^[A-Z]{2}[A-Z\d+*]{0,2}\d{2}/.test(code) ? code : null
}
