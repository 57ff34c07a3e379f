import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Rebuilds an index, so that products looked up by id are searched and sorted from it alone. */
export const standingProducts: MigrationFor = () => ({
  async up(db) {
    await db.schema.dropIndex('products_priced').execute()
    await sql`create index products_priced on products (id, name_key, wood, search_text)`.execute(
      db,
    )
  },
})
