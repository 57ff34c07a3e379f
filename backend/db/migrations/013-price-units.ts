import { sql, type RawBuilder } from 'kysely'
import type { MigrationFor } from '../migrate'

const UNITS = ['m3', 'lm', 'm2', 'pcs', 'pack']

/**
 * Prices with four decimals and a unit. Existing ones had two decimals and the sold unit, also in
 * order confirmations. The margin of a line without a price becomes unknown.
 */
export const priceUnits: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema.alterTable('deal_lines').addColumn('price', integer).execute()
    await db.schema.alterTable('deal_lines').addColumn('planned_purchase_price', integer).execute()
    // An added column needs a default; each line then gets its own value.
    await db.schema
      .alterTable('deal_lines')
      .addColumn('price_unit', text, (c) => c.notNull().defaultTo('m3'))
      .execute()
    await db
      .updateTable('deal_lines')
      .set({
        price: sql`price_cents * 100`,
        planned_purchase_price: sql`planned_purchase_price_cents * 100`,
        price_unit: sql`unit`,
      })
      .execute()
    await db.schema.alterTable('deal_lines').dropColumn('price_cents').execute()
    await db.schema.alterTable('deal_lines').dropColumn('planned_purchase_price_cents').execute()
    await db.updateTable('order_confirmations').set({ document: addPriceUnits() }).execute()
    await db
      .updateTable('deals')
      .set({ margin_eur_cents: null, margin_bp: null })
      .where(
        sql<boolean>`exists (select 1 from deal_lines where deal_lines.deal_id = deals.id
          and (deal_lines.price is null or deal_lines.planned_purchase_price is null))`,
      )
      .execute()
  },
})

/**
 * In a document's JSON, the unit precedes the price. No text can match this, because its quotes
 * are escaped.
 */
const addPriceUnits = (): RawBuilder<string> =>
  UNITS.reduce<RawBuilder<string>>(
    (document, unit) => {
      const before = `"unit":"${unit}","price":`
      return sql`replace(${document}, ${before}, ${`"unit":"${unit}","price_unit":"${unit}","price":`})`
    },
    sql`document`,
  )
