import type { Db, Row } from '../db/tables'
import { lineRow } from './deal-rows'
import type { PreparedLine } from './prepare-deal'

/** Makes a deal's lines those given, in their order. A line that stays keeps what supplies and cargo brought of it. */
export async function storeLines(db: Db, deal: Pick<Row<'deals'>, 'id' | 'number_key'>, lines: readonly PreparedLine[]): Promise<void> {
  const ids = lines.map((line) => line.write.id)
  const gone = db.deleteFrom('deal_lines').where('deal_id', '=', deal.id)
  await (ids.length > 0 ? gone.where('id', 'not in', ids) : gone).execute()
  if (lines.length === 0) return
  await db
    .insertInto('deal_lines')
    .values(lines.map((line, i) => lineRow(deal, line, i + 1)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        product_id: eb.ref('excluded.product_id'),
        product_name: eb.ref('excluded.product_name'),
        specification: eb.ref('excluded.specification'),
        quantity: eb.ref('excluded.quantity'),
        unit: eb.ref('excluded.unit'),
        price: eb.ref('excluded.price'),
        planned_purchase_price: eb.ref('excluded.planned_purchase_price'),
        price_unit: eb.ref('excluded.price_unit'),
        certification: eb.ref('excluded.certification'),
        volume_l: eb.ref('excluded.volume_l'),
        weight_kg: eb.ref('excluded.weight_kg'),
        amount_cents: eb.ref('excluded.amount_cents'),
      })),
    )
    .execute()
}
