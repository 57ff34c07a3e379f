import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * The count of a list is read from an index as well, which takes longer the wider the index is. So the search text is in one more, narrow
 * index, and the weeks in one that serves either end of a span, written as in `deal-filters`.
 */
export const dealCounts: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('deals_words')
      .on('deals')
      .columns(['number_key', 'id', 'search_text', 'status', 'confirmed_at'])
      .execute()
    // PostgreSQL answers from the index alone only if it also has the columns that its expressions use.
    await sql`
      create index deals_of_weeks on deals (
        coalesce(delivery_week_to, delivery_week_from), coalesce(delivery_week_from, '9999-W53'),
        status, confirmed_at, delivery_week_from, delivery_week_to
      )
    `.execute(db)
  },
})
