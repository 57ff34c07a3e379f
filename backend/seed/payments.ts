import { sql } from 'kysely'
import { computeReceivableCents } from '../client-deals/deal-receivable'
import type { Db, NewRow } from '../db/tables'
import { insertRows } from './insert-rows'
import { createSeedId } from './seed-id'

/** Pays each completed deal in full on the day of its completion. */
export async function seedPayments(db: Db): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .selectAll()
    .where('status', '=', 'completed')
    .orderBy('number_key')
    .execute()
  const rows = deals.map((deal): NewRow<'deal_payments'> => {
    const { id, number, updated_at, sale_manager_id } = deal
    const row = {
      id: createSeedId(`payment ${number}`),
      deal_id: id,
      date: updated_at.slice(0, 10),
      amount_cents: computeReceivableCents(deal),
    }
    return { ...row, created_at: updated_at, created_by: sale_manager_id }
  })
  await insertRows(db, 'deal_payments', rows)
  await db
    .updateTable('deals')
    .set({
      paid_cents: sql<number>`coalesce(actual_revenue_cents, revenue_cents)`,
      paid_eur_cents: sql<number>`coalesce(actual_revenue_eur_cents, revenue_eur_cents, 0)`,
    })
    .where('status', '=', 'completed')
    .execute()
}
