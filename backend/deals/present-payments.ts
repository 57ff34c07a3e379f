import { fromCents } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { peopleNamed } from '../people/people-named'
import type { Deal, DealStatus } from './contract'

const SOLD: readonly DealStatus[] = ['confirmed', 'loading', 'shipped', 'delivered', 'completed']

/** True if payments of a deal in this status can be recorded. */
export const takesPayments = (status: DealStatus): boolean => SOLD.includes(status)

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
    unpaid: fromCents(deal.revenue_cents - deal.paid_cents),
  }
}
