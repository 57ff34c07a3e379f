import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Payments of deals, with their sums in the deal. Deals completed before this count as paid on the
 * day of their last change: the revenue of the loaded wood, else the agreed revenue.
 */
export const dealPayments: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await sql`create table deal_payments (
      id ${text} primary key,
      deal_id ${text} not null references deals (id),
      date ${text} not null,
      amount_cents ${integer} not null,
      reference ${text},
      payer ${text},
      created_at ${text} not null,
      created_by ${text} not null references people (id)
    )`.execute(db)
    await sql`create index deal_payments_deal on deal_payments (deal_id, date, id)`.execute(db)
    for (const column of ['paid_cents', 'paid_eur_cents'])
      await db.schema
        .alterTable('deals')
        .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
        .execute()

    const revenue = sql`coalesce(nullif(actual_revenue_cents, 0), revenue_cents)`
    await sql`insert into deal_payments (id, deal_id, date, amount_cents, created_at, created_by)
      select id, id, substr(updated_at, 1, 10), ${revenue}, updated_at, updated_by
      from deals where status = 'completed' and ${revenue} > 0`.execute(db)
    await sql`update deals set paid_cents = ${revenue}, paid_eur_cents =
      coalesce(case when actual_revenue_cents > 0 then actual_revenue_eur_cents else revenue_eur_cents end, 0)
      where status = 'completed'`.execute(db)

    // Contains every column that the exposure of a client is summed from.
    await db.schema.dropIndex('deals_exposure').execute()
    await sql`create index deals_exposure on deals (
      client_id, status, revenue_eur_cents, actual_revenue_eur_cents, invoiced_net_eur_cents,
      invoiced_vat_eur_cents,
      paid_eur_cents, id
    )`.execute(db)
  },
})
