import { sql, type RawBuilder } from 'kysely'
import type { MigrationFor } from '../migrate'

const UNITS = ['m3', 'lm', 'm2', 'pcs', 'pack']

/**
 * A price has four places and a unit of its own. Those that were there had two and were for the unit that was sold, in order confirmations too.
 * Without a price a line's margin is not known, as it is not without a purchase price.
 */
export const priceUnits: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema.alterTable('deal_lines').addColumn('price', integer).execute()
    await db.schema.alterTable('deal_lines').addColumn('planned_purchase_price', integer).execute()
    // A column that is added must have a value; each line then gets its own.
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

/** A document's JSON has a line's unit before its price. No text in it can look so: there the quotes are escaped. */
const addPriceUnits = (): RawBuilder<string> =>
  UNITS.reduce<RawBuilder<string>>(
    (document, unit) => {
      const before = `"unit":"${unit}","price":`
      return sql`replace(${document}, ${before}, ${`"unit":"${unit}","price_unit":"${unit}","price":`})`
    },
    sql`document`,
  )
