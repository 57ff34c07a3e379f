import type { Kysely } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Columns of the specification that stock is filtered by. */
const TEXTS = [
  'profile',
  'quality',
  'treatment',
  'treatment_color',
  'color',
  'packaging',
  'product_group',
  'certification',
]
const NUMBERS = ['thickness_mm', 'width_mm', 'length_mm', 'diameter_mm', 'humidity_percent']

/** Stock, prices and transport tariffs. */
export const stockAndPrices: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema
      .alterTable('products')
      .addColumn('status', text, (c) => c.notNull().defaultTo('active'))
      .execute()
    // The arrival of existing packs is unknown.
    for (const column of ['created_at', 'created_by', 'updated_at', 'updated_by', ...TEXTS]) {
      await db.schema.alterTable('products').addColumn(column, text).execute()
    }
    for (const column of NUMBERS)
      await db.schema.alterTable('products').addColumn(column, integer).execute()
    await fillColumns(db as Kysely<Filled>)

    await db.schema
      .createTable('lots')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('product_id', text, (c) => c.notNull().references('products.id'))
      .addColumn('location', text, (c) => c.notNull())
      .addColumn('barcode', text, (c) => c.notNull().unique())
      .addColumn('pcs', integer, (c) => c.notNull())
      .addColumn('litres', integer, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('supply_line_id', text, (c) => c.references('supply_lines.id'))
      .addColumn('received_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('basket_line_id', text)
      .addColumn('order_line_id', text)
      .addColumn('note', text)
      .execute()
    // First in, first out; and the amounts of a page of products from an index alone.
    await db.schema
      .createIndex('lots_of_product')
      .on('lots')
      .columns(['product_id', 'status', 'location', 'received_at', 'id', 'pcs', 'litres'])
      .execute()
    await db.schema
      .createIndex('lots_by_status')
      .on('lots')
      .columns(['status', 'location', 'product_id'])
      .execute()
    await db.schema
      .createIndex('lots_of_basket_line')
      .on('lots')
      .columns(['basket_line_id', 'id'])
      .execute()
    await db.schema
      .createIndex('lots_of_order_line')
      .on('lots')
      .columns(['order_line_id', 'id'])
      .execute()
    await db.schema
      .createIndex('lots_of_supply_line')
      .on('lots')
      .columns(['supply_line_id', 'id'])
      .execute()

    await db.schema
      .createTable('prices')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('product_id', text, (c) => c.notNull().references('products.id'))
      .addColumn('list', text, (c) => c.notNull())
      .addColumn('country', text)
      .addColumn('company_id', text, (c) => c.references('companies.id'))
      .addColumn('price', integer)
      .addColumn('price_small', integer)
      .addColumn('price_medium', integer)
      .addColumn('price_large', integer)
      .addColumn('start_date', text, (c) => c.notNull())
      .addColumn('end_date', text)
      .addColumn('unit', text, (c) => c.notNull())
      .addColumn('sale_unit', text, (c) => c.notNull())
      .addColumn('hidden', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('is_on', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.references('people.id'))
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text, (c) => c.references('people.id'))
      .execute()
    await db.schema
      .createIndex('prices_of_product')
      .on('prices')
      .columns(['product_id', 'company_id', 'country', 'list', 'start_date'])
      .execute()
    await db.schema
      .createIndex('prices_of_company')
      .on('prices')
      .columns(['company_id', 'list', 'product_id', 'start_date'])
      .execute()
    await db.schema
      .createIndex('prices_of_country')
      .on('prices')
      .columns(['country', 'list', 'product_id', 'start_date'])
      .execute()
    await db.schema
      .createIndex('prices_hidden')
      .on('prices')
      .columns(['hidden', 'company_id', 'country', 'product_id'])
      .execute()

    await db.schema
      .createTable('service_prices')
      .addColumn('service', text, (c) => c.primaryKey())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('price', integer, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text, (c) => c.references('people.id'))
      .execute()
    await db.schema
      .createTable('tariffs')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('location', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('zip_prefix', text, (c) => c.notNull())
      .addColumn('amount_cents', integer, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text, (c) => c.references('people.id'))
      .addUniqueConstraint('tariffs_way', ['location', 'country', 'zip_prefix'])
      .execute()
  },
})

type Filled = {
  products: { id: string; specification: string } & Record<string, string | number | null>
}

/** Fills the new columns of existing products. */
async function fillColumns(db: Kysely<Filled>): Promise<void> {
  for (const { id, specification } of await db
    .selectFrom('products')
    .select(['id', 'specification'])
    .execute()) {
    const said = JSON.parse(specification) as Record<string, string | number | null>
    const columns: Record<string, string | number | null> = {}
    for (const column of [...TEXTS, ...NUMBERS])
      columns[column] = said[column === 'product_group' ? 'group' : column] ?? null
    await db.updateTable('products').set(columns).where('id', '=', id).execute()
  }
}
