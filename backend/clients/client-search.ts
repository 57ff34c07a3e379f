import { sql, type RawBuilder } from 'kysely'
import { tidyVatCode } from '@/shared/lib/rules/client-rules'
import { contains } from '../db/fold'
import { partnerSearchConditions } from '../partners/partner-search'

/** Conditions that a client must satisfy to be found. A VAT code finds its client however it is grouped. */
export function clientSearchConditions(q: string | undefined): RawBuilder<boolean>[] {
  const conditions = partnerSearchConditions('clients', q)
  const vatCode = vatCodeOf(q)
  if (vatCode === null) return conditions
  return [
    sql<boolean>`((${sql.join(conditions, sql` and `)}) or ${contains('clients.vat_code', vatCode)})`,
  ]
}

/** The VAT code, in the form in which it is kept, if the whole search is one: "GB 772 0143-85". Null where it is none. */
function vatCodeOf(q: string | undefined): string | null {
  const code = tidyVatCode(q ?? null)
  return code !== null && /^[A-Z]{2}[A-Z\d+*]{0,2}\d{2}/.test(code) ? code : null
}
