import { fromCents } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { peopleNamed } from '../people/people-named'
import type { Deal, DealStatus } from './contract'

const SOLD: readonly DealStatus[] = ['confirmed', 'loading', 'shipped', 'delivered', 'completed']

/** True if payments of a deal in this status can be recorded. */
export const takesPayments = (status: DealStatus): boolean => SOLD.includes(status)

type Worth = Pick<Row<'deals'>, 'revenue_cents' | 'revenue_eur_cents' | 'actual_revenue_eur_cents'>

/** Returns the cents of a deal that can be paid: as agreed, or as loaded where that is more. */
export function payableCents({ revenue_cents, revenue_eur_cents, actual_revenue_eur_cents }: Worth): number {
  if (actual_revenue_eur_cents === null || !revenue_eur_cents || actual_revenue_eur_cents <= revenue_eur_cents) return revenue_cents
  return Math.round((revenue_cents * actual_revenue_eur_cents) / revenue_eur_cents)
}

/** Returns the payments of a deal, oldest first, with their sum and the rest. */
export async function presentPayments(db: Db, deal: Row<'deals'>): Promise<Pick<Deal, 'payments' | 'paid' | 'unpaid'>> {
  const rows = await db.selectFrom('deal_payments').selectAll().where('deal_id', '=', deal.id).orderBy('date').orderBy('created_at').orderBy('id').execute()
  const named = await peopleNamed(db, rows.map(({ created_by }) => created_by))
  return {
    payments: rows.map(({ id, date, amount_cents, created_at, created_by }) => ({
      id,
      date,
      amount: fromCents(amount_cents),
      created_at,
      created_by: named(created_by),
    })),
    paid: fromCents(deal.paid_cents),
    unpaid: fromCents(Math.max(0, payableCents(deal) - deal.paid_cents)),
  }
}
