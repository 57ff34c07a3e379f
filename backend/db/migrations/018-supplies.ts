import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Columns that the list sorts by. The id breaks ties; with the main filter in the index, a page is
 * read from the index alone.
 */
const SORTED = [
  'number_key',
  'sawmill_key',
  'ready_week',
  'volume_l',
  'amount_eur_cents',
  'updated_at',
]

/**
 * Supplies and their lines. Figures of the list are stored with the supply, so that a page needs
 * no sums.
 */
export const supplies: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('supplies')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('number', text, (c) => c.notNull().unique())
      .addColumn('number_key', integer, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('sawmill_id', text, (c) => c.notNull().references('sawmills.id'))
      .addColumn('sawmill_name', text, (c) => c.notNull())
      .addColumn('sawmill_key', text, (c) => c.notNull())
      .addColumn('purchase_manager_id', text, (c) => c.references('people.id'))
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('exchange_rate', text)
      .addColumn('payment_kind', text, (c) => c.notNull())
      .addColumn('payment_net_days', integer)
      .addColumn('incoterms_rule', text, (c) => c.notNull())
      .addColumn('incoterms_place', text, (c) => c.notNull())
      .addColumn('loading_place', text)
      .addColumn('ready_week', text)
      .addColumn('deposit_cents', integer)
      .addColumn('inspection_required', integer, (c) => c.notNull())
      .addColumn('certificate_claim', text, (c) => c.notNull())
      .addColumn('due_diligence_reference', text)
      .addColumn('verification_number', text)
      .addColumn('harvest_countries', text, (c) => c.notNull())
      .addColumn('tolerance_percent', integer, (c) => c.notNull())
      .addColumn('notes', text)
      .addColumn('cancel_reason', text)
      .addColumn('volume_l', integer, (c) => c.notNull())
      .addColumn('weight_kg', integer, (c) => c.notNull())
      .addColumn('amount_cents', integer, (c) => c.notNull())
      .addColumn('amount_eur_cents', integer)
      .addColumn('confirmed_l', integer)
      .addColumn('ready_l', integer)
      .addColumn('woods', text, (c) => c.notNull())
      .addColumn('search_text', text, (c) => c.notNull())
      .execute()
    for (const column of SORTED) {
      const others = ['status', 'ready_week'].filter((other) => other !== column)
      await db.schema
        .createIndex(`supplies_by_${column}`)
        .on('supplies')
        .columns([column, 'id', ...others])
        .execute()
    }
    // Written as in `ORDERS` of the list.
    await sql`create index supplies_by_status on supplies (
      (case status when 'draft' then 0 when 'ordered' then 1 when 'confirmed' then 2 when 'in_production' then 3 when 'ready' then 4
        when 'loading' then 5 when 'shipped' then 6 when 'completed' then 7 else 8 end), id, status, ready_week)`.execute(
      db,
    )
    for (const filter of ['status', 'sawmill_id', 'purchase_manager_id']) {
      await db.schema
        .createIndex(`supplies_of_${filter}`)
        .on('supplies')
        .columns([filter, 'number_key', 'id'])
        .execute()
    }
    // A search reads every supply's search text: this index contains them, with all columns to
    // sort and filter by.
    await db.schema
      .createIndex('supplies_search')
      .on('supplies')
      .columns([
        ...[
          'number_key',
          'id',
          'status',
          'ready_week',
          'search_text',
          'woods',
          'sawmill_id',
          'purchase_manager_id',
        ],
        ...['sawmill_key', 'volume_l', 'amount_eur_cents', 'updated_at'],
      ])
      .execute()
    await db.schema
      .createTable('supply_lines')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('supply_id', text, (c) =>
        c.notNull().references('supplies.id').onDelete('cascade'),
      )
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.references('products.id'))
      .addColumn('product_name', text)
      .addColumn('specification', text, (c) => c.notNull())
      .addColumn('quantity', text, (c) => c.notNull())
      .addColumn('unit', text, (c) => c.notNull())
      .addColumn('price', integer)
      .addColumn('price_unit', text, (c) => c.notNull())
      .addColumn('certification', text, (c) => c.notNull())
      .addColumn('confirmed_quantity', text)
      .addColumn('ready_quantity', text)
      .addColumn('volume_l', integer, (c) => c.notNull())
      .addColumn('weight_kg', integer, (c) => c.notNull())
      .addColumn('amount_cents', integer, (c) => c.notNull())
      .addColumn('confirmed_l', integer)
      .addColumn('ready_l', integer)
      .execute()
    await db.schema
      .createIndex('supply_lines_of_supply')
      .on('supply_lines')
      .columns(['supply_id', 'position'])
      .execute()
  },
})
