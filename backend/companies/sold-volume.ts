import { fromLitres } from '../db/decimal-columns'
import type { Db } from '../db/tables'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'

/**
 * Sums the confirmed deals of the clients of companies in the last three months.
 * @param today the business day, `YYYY-MM-DD`
 * @returns a function that returns the m3 of a company; "0.000" without sales
 */
export async function sumSoldByCompany(
  db: Db,
  companyIds: readonly string[],
  today: string,
): Promise<(companyId: string) => string> {
  const rows = companyIds.length
    ? await db
        .selectFrom('deals')
        .innerJoin('clients', 'clients.id', 'deals.client_id')
        .select(['clients.portal_company_id as company_id'])
        .select((eb) => eb.fn.sum<number>('deals.volume_l').as('litres'))
        .where('clients.portal_company_id', 'in', companyIds)
        .where('deals.status', 'in', SOLD_DEAL_STATUSES)
        .where('deals.date', '>', getDayThreeMonthsBefore(today))
        .where('deals.date', '<=', today)
        .groupBy('clients.portal_company_id')
        .execute()
    : []
  const litres = new Map(rows.map((row) => [row.company_id, row.litres]))
  return (id) => fromLitres(litres.get(id) ?? 0)
}

/** Returns the day three months before, or the last day of a shorter month. */
export function getDayThreeMonthsBefore(today: string): string {
  const now = new Date(`${today}T00:00:00Z`)
  const day = now.getUTCDate()
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 3, 1))
  const last = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(day, last))
  return before.toISOString().slice(0, 10)
}
