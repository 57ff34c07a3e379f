import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Lists of the portal and its desk are found, searched and counted from indices alone; prices that
 * hide a product have their own index.
 */
export const portalLists: MigrationFor = () => ({
  async up(db) {
    const create = (name: string, on: string) =>
      sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db)
    await create('products_listed', 'products (status, name_key, id)')
    await create('products_found', 'products (status, name_key, id, wood, search_text)')
    // By name in any status, and with prices, which are looked up by id.
    await create('products_sought', 'products (name_key, id, wood, search_text)')
    await create('products_priced', 'products (id, wood, search_text)')
    await db.schema.dropIndex('products_name').execute()
    await create(
      'products_facets',
      'products (status, quality, product_group, color, treatment_color, thickness_mm, width_mm, length_mm, diameter_mm, humidity_percent)',
    )
    await create('lots_standing', 'lots (status, product_id, location, pcs, litres)')
    await create('prices_listed', 'prices (company_id, list, is_on, start_date, end_date, country)')
    // Without it, PostgreSQL searches a product's prices country by country, or company by
    // company.
    await create('prices_of_list', 'prices (product_id, list, company_id)')
    await create(
      'prices_hiding',
      'prices (company_id, country, list, product_id, is_on, start_date, end_date) where hidden = 1',
    )
    await db.schema.dropIndex('prices_hidden').execute()
  },
})
