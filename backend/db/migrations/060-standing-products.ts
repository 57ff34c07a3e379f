import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Products that are looked up by their ids are found by what they are called, and put in order, out of an index alone; it is made anew under its name. */
export const standingProducts: MigrationFor = () => ({
  async up(db) {
    await db.schema.dropIndex('products_priced').execute()
    await sql`create index products_priced on products (id, name_key, wood, search_text)`.execute(
      db,
    )
  },
})
