import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Indices to rebuild under the same name, with all columns that the list and its dashboard filter
 * by.
 */
const WIDENED = {
  deals_by_late: `deals (
    (case when status in ('order_confirmation', 'confirmed', 'loading', 'shipped') then coalesce(delivery_week_to, delivery_week_from) end),
    id, status, delivery_week_from, delivery_week_to, confirmed_at, client_id, sale_manager_id, volume_l, revenue_eur_cents, margin_eur_cents)`,
  deals_of_status:
    'deals (status, number_key, id, confirmed_at, volume_l, revenue_eur_cents, client_id, delivery_week_from, purchased_l)',
  deal_lines_with_wood: 'deal_lines (deal_id, wood_key, volume_l, id)',
  deals_by_due_week: `deals (
    (coalesce(delivery_week_to, delivery_week_from)), status, sale_manager_id, client_id, id, confirmed_at, volume_l, revenue_eur_cents, margin_eur_cents, purchased_l,
    loaded_l, actual_revenue_eur_cents, actual_margin_eur_cents, delivery_week_to, delivery_week_from, number_key)`,
  supplies_by_late: `supplies (
    (case when status in ('ordered', 'confirmed', 'in_production') then ready_week end), id, status, ready_week, sawmill_id, purchase_manager_id, woods)`,
  supplies_by_free: `supplies (
    (case when status in ('ordered', 'confirmed', 'in_production', 'ready') then free_l end), id, status, free_l, sawmill_id, purchase_manager_id, woods)`,
  supplies_by_ready_week:
    'supplies (ready_week, id, status, sawmill_id, purchase_manager_id, woods)',
  supplies_of_status:
    'supplies (status, number_key, id, ready_week, sawmill_id, purchase_manager_id, woods, volume_l, amount_eur_cents)',
  supplies_of_sawmill_id: 'supplies (sawmill_id, number_key, id, status, woods)',
  supply_lines_with_free:
    'supply_lines (wood_key, free_week, id, supply_id) where free_week is not null',
  cargos_by_eta: 'cargos (eta, id, status, missing_documents, woods, countries)',
  cargos_by_etd: 'cargos (etd, id, status, woods, countries)',
  cargos_by_cut_off: 'cargos (cut_off, id, status, woods, countries)',
  cargos_by_lacking: `cargos (
    (case when status in ('sealed', 'in_transit', 'arrived', 'delivered') then missing_documents end), number_key, id, status, missing_documents, woods, countries)`,
  cargos_by_awaited_cut_off: `cargos (
    (case when status in ('planned', 'booked', 'loading', 'sealed') then cut_off end), number_key, id, status, cut_off, woods, countries)`,
}

/**
 * Pending work, filtered by country and wood, is found and counted from indices alone; pending
 * reports without reading completed ones.
 */
export const narrowedWork: MigrationFor = () => ({
  async up(db) {
    for (const [name, on] of Object.entries(WIDENED)) {
      await db.schema.dropIndex(name).execute()
      await sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db)
    }
    // Few allocations are not, or not fully, loaded.
    await sql`create index allocations_unclaimed on allocations (deal_id, supply_id, deal_line_id, supply_line_id, id) where litres > claimed_l`.execute(
      db,
    )
    await sql`create index inspection_reports_of_status on inspection_reports (kind, status, number_key, id, inspector_id)`.execute(
      db,
    )
  },
})
