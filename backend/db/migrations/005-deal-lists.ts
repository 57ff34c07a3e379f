import type { MigrationFor } from '../migrate'

/** Columns that the deals list sorts by, as in `003-deals`. */
const SORTED = [
  'number_key',
  'date',
  'client_key',
  'delivery_week_from',
  'volume_l',
  'revenue_eur_cents',
  'updated_at',
]

/** Filters that are applied while a page is read from an index. */
const FILTERED = ['status', 'delivery_week_from', 'delivery_week_to']

/**
 * Reads a page of deals from one index, whatever the sort: each contains the status and weeks. The
 * search index also contains all columns to sort and filter by, so that only the rows of the page
 * are fetched.
 */
export const dealLists: MigrationFor = () => ({
  async up(db) {
    for (const column of SORTED) {
      await db.schema.dropIndex(`deals_by_${column}`).execute()
      const others = FILTERED.filter((filter) => filter !== column)
      await db.schema
        .createIndex(`deals_by_${column}`)
        .on('deals')
        .columns([column, 'id', ...others])
        .execute()
    }
    await db.schema.dropIndex('deals_search').execute()
    await db.schema
      .createIndex('deals_search')
      .on('deals')
      .columns([
        ...[
          'number_key',
          'id',
          'status',
          'confirmed_at',
          'search_text',
          'delivery_week_from',
          'delivery_week_to',
        ],
        ...[
          'client_id',
          'sale_manager_id',
          'date',
          'client_key',
          'volume_l',
          'revenue_eur_cents',
          'updated_at',
        ],
      ])
      .execute()
  },
})
