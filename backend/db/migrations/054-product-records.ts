import { sql, type Kysely } from 'kysely'
import { toSpecificationKey } from '../../products/product-columns'
import { parseJson } from '../json'
import type { MigrationFor } from '../migrate'
import type { Tables } from '../tables'

/**
 * Start of products whose creation is unknown and which have no price: the date of this migration.
 */
const KEPT_SINCE = '2026-11-23T00:00:00.000Z'

type ProductTables = Pick<Tables, 'products'>

/** Products as records: indices by change time, by identity, and by use. */
export const productRecords: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('specification_key', text, (c) => c.notNull().defaultTo(''))
      .execute()
    await fillKeys(db as Kysely<ProductTables>)
    for (const column of ['created_at', 'updated_at']) {
      const first = sql`(select min(prices.created_at) from prices where prices.product_id = products.id)`
      await sql`update products set ${sql.ref(column)} = coalesce(${first}, ${KEPT_SINCE}) where ${sql.ref(column)} is null`.execute(
        db,
      )
    }
    await db.schema
      .createIndex('products_specification')
      .on('products')
      .columns(['specification_key', 'id'])
      .execute()
    await db.schema
      .createIndex('products_updated')
      .on('products')
      .columns(['updated_at', 'id'])
      .execute()
    await db.schema
      .createIndex('supply_lines_of_product')
      .on('supply_lines')
      .columns(['product_id', 'supply_id'])
      .execute()
    await db.schema
      .createIndex('basket_lines_of_product')
      .on('basket_lines')
      .columns(['product_id', 'basket_id'])
      .execute()
  },
})

async function fillKeys(db: Kysely<ProductTables>): Promise<void> {
  for (const { id, specification } of await db
    .selectFrom('products')
    .select(['id', 'specification'])
    .execute()) {
    const specification_key = toSpecificationKey(parseJson(specification))
    await db.updateTable('products').set({ specification_key }).where('id', '=', id).execute()
  }
}
