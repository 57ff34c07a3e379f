import type { MigrationFor } from '../migrate'

/**
 * Columns that the deals list sorts by. The id breaks ties; with the status in the index, a
 * filtered page is read from the index alone.
 */
const SORTED = [
  'number_key',
  'date',
  'client_key',
  'delivery_week_from',
  'volume_l',
  'revenue_eur_cents',
  'updated_at',
]

/**
 * Deals and their lines. Figures of the list are stored with the deal, so that a page needs no
 * sums.
 */
export const deals: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('deals')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('number', text, (c) => c.notNull().unique())
      .addColumn('number_key', integer, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('client_id', text, (c) => c.notNull().references('clients.id'))
      .addColumn('client_name', text, (c) => c.notNull())
      .addColumn('client_key', text, (c) => c.notNull())
      .addColumn('date', text, (c) => c.notNull())
      .addColumn('sale_manager_id', text, (c) => c.notNull().references('people.id'))
      .addColumn('customer_reference', text)
      .addColumn('incoterms_rule', text, (c) => c.notNull())
      .addColumn('incoterms_place', text, (c) => c.notNull())
      .addColumn('payment_kind', text, (c) => c.notNull())
      .addColumn('payment_net_days', integer)
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('exchange_rate', text)
      .addColumn('delivery_week_from', text)
      .addColumn('delivery_week_to', text)
      .addColumn('transport_kind', text, (c) => c.notNull())
      .addColumn('transport_count', integer)
      .addColumn('destination', text)
      .addColumn('port_of_discharge', text)
      .addColumn('tolerance_percent', integer, (c) => c.notNull())
      .addColumn('commission_kind', text)
      .addColumn('commission_value', integer)
      .addColumn('planned_freight_cents', integer)
      .addColumn('actual_freight_cents', integer)
      .addColumn('other_costs', text, (c) => c.notNull())
      .addColumn('notes', text)
      .addColumn('portal_order_id', text)
      .addColumn('order_confirmation_revision', integer)
      .addColumn('confirmed_at', text)
      .addColumn('cancel_reason', text)
      .addColumn('volume_l', integer, (c) => c.notNull())
      .addColumn('weight_kg', integer, (c) => c.notNull())
      .addColumn('revenue_cents', integer, (c) => c.notNull())
      .addColumn('revenue_eur_cents', integer)
      .addColumn('margin_cents', integer, (c) => c.notNull())
      .addColumn('margin_eur_cents', integer)
      .addColumn('margin_bp', integer)
      .addColumn('purchased_l', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('loaded_l', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('delivered_l', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('search_text', text, (c) => c.notNull())
      .execute()
    for (const column of SORTED) {
      await db.schema
        .createIndex(`deals_by_${column}`)
        .on('deals')
        .columns([column, 'id', 'status'])
        .execute()
    }
    for (const filter of ['client_id', 'sale_manager_id']) {
      await db.schema
        .createIndex(`deals_of_${filter}`)
        .on('deals')
        .columns([filter, 'number_key', 'id'])
        .execute()
    }
    // Counts the deals of people who see only confirmed ones, from the index alone.
    await db.schema
      .createIndex('deals_of_status')
      .on('deals')
      .columns(['status', 'number_key', 'id', 'confirmed_at'])
      .execute()
    // A search reads every deal's search text: this index contains them in the list's default
    // order.
    await db.schema
      .createIndex('deals_search')
      .on('deals')
      .columns(['number_key', 'id', 'status', 'confirmed_at', 'search_text'])
      .execute()
    // A client's exposure is read from this index alone.
    await db.schema
      .createIndex('deals_exposure')
      .on('deals')
      .columns(['client_id', 'status', 'revenue_eur_cents'])
      .execute()
    await db.schema
      .createTable('deal_lines')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('deal_id', text, (c) => c.notNull().references('deals.id').onDelete('cascade'))
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.references('products.id'))
      .addColumn('product_name', text)
      .addColumn('specification', text, (c) => c.notNull())
      .addColumn('quantity', text, (c) => c.notNull())
      .addColumn('unit', text, (c) => c.notNull())
      .addColumn('price_cents', integer)
      .addColumn('planned_purchase_price_cents', integer)
      .addColumn('certification', text, (c) => c.notNull())
      .addColumn('volume_l', integer, (c) => c.notNull())
      .addColumn('weight_kg', integer, (c) => c.notNull())
      .addColumn('amount_cents', integer, (c) => c.notNull())
      .addColumn('purchased_l', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('loaded_l', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('delivered_l', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('actual_purchase_cents', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('deal_lines_of_deal')
      .on('deal_lines')
      .columns(['deal_id', 'position'])
      .execute()
    await db.schema
      .createTable('order_confirmations')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('deal_id', text, (c) => c.notNull().references('deals.id').onDelete('cascade'))
      .addColumn('revision', integer, (c) => c.notNull())
      .addColumn('issued_at', text, (c) => c.notNull())
      .addColumn('issued_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('document', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('order_confirmations_revision')
      .on('order_confirmations')
      .columns(['deal_id', 'revision'])
      .unique()
      .execute()
  },
})
