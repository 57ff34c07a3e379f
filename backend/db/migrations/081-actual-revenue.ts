import { sql } from 'kysely'
import { recalculateMargins } from '../../deal-margins/recalculate-margins'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'

/** Deals per batch. */
const CHUNK = 200

/**
 * Revenue of loaded wood, in the deal's currency. Deals completed before payments were recorded
 * count as paid at that revenue.
 */
export const actualRevenue: MigrationFor = ({ integer }) => ({
  async up(db) {
    await db.schema.alterTable('deals').addColumn('actual_revenue_cents', integer).execute()
    await sql`update deals set actual_revenue_cents = actual_revenue_eur_cents where currency = 'EUR'`.execute(
      db,
    )
    await recalculateForeignDeals(db as Db)
    const counted = sql`from deals where deals.id = deal_payments.deal_id and deals.status = 'completed' and actual_revenue_cents > 0`
    await sql`update deal_payments set amount_cents = (select actual_revenue_cents ${counted})
      where id = deal_id and exists (select 1 ${counted})`.execute(db)
    await sql`update deals set paid_cents = actual_revenue_cents, paid_eur_cents = actual_revenue_eur_cents
      where status = 'completed' and actual_revenue_cents > 0 and paid_cents = revenue_cents
        and exists (select 1 from deal_payments where deal_payments.id = deals.id)`.execute(db)
    await db.schema.dropIndex('deals_exposure').execute()
    // Contains every column that the exposure of a client is summed from.
    await db.schema
      .createIndex('deals_exposure')
      .on('deals')
      .columns([
        'client_id',
        'status',
        'revenue_eur_cents',
        'actual_revenue_eur_cents',
        'paid_eur_cents',
        'id',
      ])
      .execute()
  },
})

/** Recalculates deals in other currencies from their lines, because euro revenue is rounded. */
async function recalculateForeignDeals(db: Db): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .select('id')
    .where('currency', '!=', 'EUR')
    .where('loaded_l', '>', 0)
    .orderBy('id')
    .execute()
  for (let i = 0; i < deals.length; i += CHUNK)
    await recalculateMargins(
      db,
      deals.slice(i, i + CHUNK).map(({ id }) => id),
    )
}
