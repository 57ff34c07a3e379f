import type { Db } from '../db/tables'
import type { PreparedLine } from './prepare-supply'
import { lineRow } from './supply-rows'

/** Makes a supply's lines those given, in their order. */
export async function storeLines(db: Db, supplyId: string, lines: readonly PreparedLine[]): Promise<void> {
  const ids = lines.map((line) => line.write.id)
  const gone = db.deleteFrom('supply_lines').where('supply_id', '=', supplyId)
  await (ids.length > 0 ? gone.where('id', 'not in', ids) : gone).execute()
  if (lines.length === 0) return
  await db
    .insertInto('supply_lines')
    .values(lines.map((line, i) => lineRow(supplyId, line, i + 1)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        product_id: eb.ref('excluded.product_id'),
        product_name: eb.ref('excluded.product_name'),
        specification: eb.ref('excluded.specification'),
        quantity: eb.ref('excluded.quantity'),
        unit: eb.ref('excluded.unit'),
        price: eb.ref('excluded.price'),
        price_unit: eb.ref('excluded.price_unit'),
        certification: eb.ref('excluded.certification'),
        confirmed_quantity: eb.ref('excluded.confirmed_quantity'),
        ready_quantity: eb.ref('excluded.ready_quantity'),
        volume_l: eb.ref('excluded.volume_l'),
        weight_kg: eb.ref('excluded.weight_kg'),
        amount_cents: eb.ref('excluded.amount_cents'),
        confirmed_l: eb.ref('excluded.confirmed_l'),
        ready_l: eb.ref('excluded.ready_l'),
      })),
    )
    .execute()
}
