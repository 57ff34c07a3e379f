import { sql } from 'kysely'
import { recalculateMargins } from '../../deal-margins/recalculate-margins'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'

/** Deals per batch. */
const BATCH = 200

const FILTERED = 'id, status, delivery_week_from, delivery_week_to'

/** Indices that contain the margin that lists sort by and dashboards sum. */
const INDICES = {
  deals_by_margin_bp: `deals (best_margin_bp, ${FILTERED})`,
  deals_by_own_margin_bp: `deals (sale_manager_id, best_margin_bp, ${FILTERED})`,
  deals_search: `deals (
    number_key, id, status, confirmed_at, search_text, delivery_week_from, delivery_week_to, client_id, sale_manager_id, destination_key,
    date, client_key, volume_l, revenue_eur_cents, best_margin_bp, purchased_l, updated_at)`,
  deals_by_late: `deals (
    (case when status in ('order_confirmation', 'confirmed', 'loading', 'shipped') then coalesce(delivery_week_to, delivery_week_from) end),
    id, status, delivery_week_from, delivery_week_to, confirmed_at, client_id, sale_manager_id, volume_l, revenue_eur_cents,
    best_margin_kind, best_margin_eur_cents, best_revenue_eur_cents, best_volume_l)`,
  deals_by_due_week: `deals (
    (coalesce(delivery_week_to, delivery_week_from)), status, sale_manager_id, client_id, id, confirmed_at, volume_l, revenue_eur_cents, margin_eur_cents,
    best_margin_kind, best_margin_eur_cents, best_revenue_eur_cents, best_volume_l, purchased_l, loaded_l, actual_revenue_eur_cents, actual_margin_eur_cents,
    delivery_week_to, delivery_week_from, number_key)`,
}

/** Stores the best known margin of each deal. */
export const bestKnownMargins: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .alterTable('deals')
      .addColumn('best_margin_kind', text, (c) => c.notNull().defaultTo('planned'))
      .execute()
    for (const column of [
      'best_margin_bp',
      'best_margin_eur_cents',
      'best_revenue_eur_cents',
      'best_volume_l',
    ])
      await db.schema.alterTable('deals').addColumn(column, integer).execute()
    await fillBestMargins(db as Db)
    for (const [name, on] of Object.entries(INDICES)) {
      await db.schema.dropIndex(name).execute()
      await sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db)
    }
  },
})

async function fillBestMargins(db: Db): Promise<void> {
  const deals = await db.selectFrom('deals').select('id').orderBy('id').execute()
  for (let i = 0; i < deals.length; i += BATCH)
    await recalculateMargins(
      db,
      deals.slice(i, i + BATCH).map(({ id }) => id),
    )
}
