import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Payments of deals. Deals completed before this count as paid on the day of their last change. */
export const dealPayments: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('deal_payments')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('deal_id', text, (c) => c.notNull().references('deals.id'))
      .addColumn('date', text, (c) => c.notNull())
      .addColumn('amount_cents', integer, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .execute()
    await db.schema
      .createIndex('deal_payments_deal')
      .on('deal_payments')
      .columns(['deal_id', 'date', 'id'])
      .execute()
    for (const column of ['paid_cents', 'paid_eur_cents'])
      await db.schema
        .alterTable('deals')
        .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
        .execute()
    await sql`insert into deal_payments (id, deal_id, date, amount_cents, created_at, created_by)
      select id, id, substr(updated_at, 1, 10), revenue_cents, updated_at, coalesce(updated_by, sale_manager_id)
      from deals where status = 'completed' and revenue_cents > 0`.execute(db)
    await sql`update deals set paid_cents = revenue_cents, paid_eur_cents = coalesce(revenue_eur_cents, 0) where status = 'completed'`.execute(
      db,
    )
    await db.schema.dropIndex('deals_exposure').execute()
    // Contains every column that the exposure of a client is summed from.
    await db.schema
      .createIndex('deals_exposure')
      .on('deals')
      .columns(['client_id', 'status', 'revenue_eur_cents', 'paid_eur_cents', 'id'])
      .execute()
  },
})
