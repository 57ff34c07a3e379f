import { toJson } from '../db/rows'
import type { Db } from '../db/tables'

/** Millimetres by which half of the pieces are shorter than the product's, and half longer. */
const DIFFERENCE = 300

/**
 * Gives one available pack mixed lengths: the first of 20 with an even number of pieces, by product
 * and age. Its volume stays.
 */
export async function seedMixedLot(db: Db): Promise<void> {
  const lots = await db
    .selectFrom('lots')
    .innerJoin('products', 'products.id', 'lots.product_id')
    .select(['lots.id', 'lots.pcs', 'products.length_mm'])
    .where('lots.status', '=', 'available')
    .where('products.length_mm', '>', 3000)
    .orderBy('products.name_key')
    .orderBy('lots.received_at')
    .orderBy('lots.id')
    .limit(20)
    .execute()
  const lot = lots.find(({ pcs }) => pcs % 2 === 0)
  if (!lot) return
  const length = lot.length_mm ?? 0
  const tally = [length - DIFFERENCE, length + DIFFERENCE].map((length_mm) => ({
    length_mm,
    pcs: lot.pcs / 2,
  }))
  await db
    .updateTable('lots')
    .set({ pack_number: 'K-0121', tally: toJson(tally) })
    .where('id', '=', lot.id)
    .execute()
}
