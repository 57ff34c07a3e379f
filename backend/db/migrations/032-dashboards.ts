import { sql } from 'kysely'
import { recalculateMargins } from '../../deal-margins/recalculate-margins'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'

/** Deals per batch. */
const CHUNK_SIZE = 200

/**
 * Stores the actual figures of a deal for dashboards. Indices find documents by the week that a
 * period counts them in, with all summed columns.
 */
export const dashboards: MigrationFor = ({ integer }) => ({
  async up(db) {
    for (const column of ['actual_revenue_eur_cents', 'actual_margin_eur_cents'])
      await db.schema.alterTable('deals').addColumn(column, integer).execute()
    await recalculateLoadedMargins(db as Db)
    // PostgreSQL reads an index alone only if it contains the columns of its expressions.
    await sql`create index deals_by_due_week on deals (
      (coalesce(delivery_week_to, delivery_week_from)), status, sale_manager_id, client_id, confirmed_at, volume_l, revenue_eur_cents, margin_eur_cents, purchased_l,
      loaded_l, actual_revenue_eur_cents, actual_margin_eur_cents, delivery_week_to, delivery_week_from, number_key)`.execute(
      db,
    )
    await sql`create index supplies_of_week on supplies (
      ready_week, status, sawmill_id, purchase_manager_id, volume_l, amount_eur_cents, free_l, ready_at)`.execute(
      db,
    )
    await sql`create index cargos_of_departure on cargos (
      etd, status, volume_l, fill_bp, freight_eur_cents, carrier, port_of_loading, port_of_discharge, eta, ata)`.execute(
      db,
    )
  },
})

async function recalculateLoadedMargins(db: Db): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .select('id')
    .where('loaded_l', '>', 0)
    .orderBy('id')
    .execute()
  for (let i = 0; i < deals.length; i += CHUNK_SIZE)
    await recalculateMargins(
      db,
      deals.slice(i, i + CHUNK_SIZE).map(({ id }) => id),
    )
}
