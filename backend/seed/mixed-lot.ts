import { toJson } from '../db/rows'
import type { Db } from '../db/tables'

/** Half of the pieces are so much shorter than the product's, half so much longer; mm. */
const DIFFERENCE = 300

/** Gives the oldest pack of the first product mixed lengths, with the same volume as before. */
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
