import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * The margin of deals with a line without purchase price becomes unknown; such lines counted as
 * free.
 */
export const unknownMargins: MigrationFor = () => ({
  async up(db) {
    await db
      .updateTable('deals')
      .set({ margin_eur_cents: null, margin_bp: null })
      .where(
        sql<boolean>`exists (select 1 from deal_lines where deal_lines.deal_id = deals.id
          and deal_lines.price_cents is not null and deal_lines.planned_purchase_price_cents is null)`,
      )
      .execute()
    // This column is unused: figures are computed from the lines, and sorted and summed in euro.
    await db.schema.alterTable('deals').dropColumn('margin_cents').execute()
  },
})
