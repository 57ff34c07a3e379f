import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * How many deals a list has is read from an index as well, and the wider the index the longer it takes. Words lie once more in one with
 * little beside them; weeks in one that is sought by either end of the stretch, written as `deal-filters` writes it.
 */
export const dealCounts: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('deals_words')
      .on('deals')
      .columns(['number_key', 'id', 'search_text', 'status', 'confirmed_at'])
      .execute()
    // PostgreSQL answers from the index alone only where the columns of an expression stand in it too.
    await sql`
      create index deals_of_weeks on deals (
        coalesce(delivery_week_to, delivery_week_from), coalesce(delivery_week_from, '9999-W53'),
        status, confirmed_at, delivery_week_from, delivery_week_to
      )
    `.execute(db)
  },
})
