import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Counting reads an index too, and a wide index is slow. Adds a narrow index of search texts, and
 * one of weeks for either end of a range, written as in `deal-filters`.
 */
export const dealCounts: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('deals_words')
      .on('deals')
      .columns(['number_key', 'id', 'search_text', 'status', 'confirmed_at'])
      .execute()
    // PostgreSQL reads an index alone only if it contains the columns of its expressions.
    await sql`
      create index deals_of_weeks on deals (
        coalesce(delivery_week_to, delivery_week_from), coalesce(delivery_week_from, '9999-W53'),
        status, confirmed_at, delivery_week_from, delivery_week_to
      )
    `.execute(db)
  },
})
