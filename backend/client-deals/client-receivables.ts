import { sql } from 'kysely'
import type { Schemas } from '../call'
import { fromCents } from '../db/decimal-columns'
import type { Db } from '../db/tables'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'

type Sum = number | string | null

/**
 * Returns the unpaid and overdue amounts of a client's deals, by currency and in euro.
 * @param today `YYYY-MM-DD`
 */
export async function findClientReceivables(
  db: Db,
  clientId: string,
  today: string,
): Promise<Pick<Schemas['Client'], 'receivables' | 'overdue_eur' | 'overdue_since'>> {
  const isOverdue = sql<boolean>`due_on < ${today} and unpaid_cents > 0`
  const rows = await db
    .selectFrom('deal_instalments')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(({ fn }) => [
      'currency',
      fn.sum<Sum>('unpaid_cents').as('open'),
      sql<Sum>`sum(case when ${isOverdue} then unpaid_cents end)`.as('overdue'),
      sql<Sum>`sum(case when ${isOverdue} then unpaid_eur_cents end)`.as('overdue_eur'),
      sql<string | null>`min(case when ${isOverdue} then due_on end)`.as('since'),
    ])
    .where('client_id', '=', clientId)
    .where('status', 'in', SOLD_DEAL_STATUSES)
    .where('unpaid_cents', '>', 0)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  const days = rows.flatMap(({ since }) => since ?? [])
  return {
    receivables: rows.map(({ currency, open, overdue }) => ({
      currency,
      open: fromCents(Number(open ?? 0)),
      overdue: fromCents(Number(overdue ?? 0)),
    })),
    overdue_eur: fromCents(rows.reduce((sum, row) => sum + Number(row.overdue_eur ?? 0), 0)),
    overdue_since: days.toSorted()[0] ?? null,
  }
}
