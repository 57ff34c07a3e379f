import { isSold, computeReceivableCents } from '../client-deals/deal-receivable'
import { fromCents } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { findPersonRefs } from '../people/find-person-refs'
import type { Deal } from './contract'

type PayableDeal = Pick<
  Row<'deals'>,
  'status' | 'confirmed_at' | 'revenue_cents' | 'actual_revenue_cents' | 'paid_cents'
>

/**
 * True if payments can be recorded and removed: for a sold deal, and for a sold deal that was
 * canceled, because of earlier payments or refunds.
 */
export const acceptsPayments = ({
  status,
  confirmed_at,
}: Pick<PayableDeal, 'status' | 'confirmed_at'>): boolean =>
  isSold(status) || (status === 'canceled' && confirmed_at !== null)

/** Returns the cents that can still be recorded as paid; below zero if more was paid. */
export const computePayableCents = (deal: PayableDeal): number =>
  computeReceivableCents(deal) - deal.paid_cents

/** Returns the payments of a deal, oldest first, with the paid and unpaid sums. */
export async function presentPayments(
  db: Db,
  deal: Row<'deals'>,
): Promise<Pick<Deal, 'payments' | 'paid' | 'unpaid'>> {
  const rows = await db
    .selectFrom('deal_payments')
    .selectAll()
    .where('deal_id', '=', deal.id)
    .orderBy('date')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const toPersonRef = await findPersonRefs(
    db,
    rows.map(({ created_by }) => created_by),
  )
  return {
    payments: rows.map(({ id, date, amount_cents, created_at, created_by }) => ({
      id,
      date,
      amount: fromCents(amount_cents),
      created_at,
      created_by: toPersonRef(created_by),
    })),
    paid: fromCents(deal.paid_cents),
    unpaid: fromCents(deal.status === 'canceled' ? 0 : Math.max(0, computePayableCents(deal))),
  }
}
