import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Few of all deals are late, so they have an index that begins with what makes them so, written as in `late-week`. It has the columns of its
 * expression and what is counted and summed, so that no row is fetched for that.
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
