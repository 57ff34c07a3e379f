import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Few deals are late, so an index begins with that condition, written as in `late-week`. It
 * contains all columns of counts and sums, so that no row is fetched.
 */
export const lateDeals: MigrationFor = () => ({
  async up(db) {
    await sql`
      create index deals_by_late on deals (
        (case when status in ('order_confirmation', 'confirmed', 'loading', 'shipped')
          then coalesce(delivery_week_to, delivery_week_from) end),
        id, status, delivery_week_from, delivery_week_to, confirmed_at, volume_l, revenue_eur_cents
      )
    `.execute(db)
  },
})
