import type { Db } from '../db/tables'
import { isMarked } from '../packs/queries'
import { toMarkStart } from '../packs/schema'
import { createProductSearchConditions } from '../products/queries'
import { barcodeStartsWith } from './barcodes'
import { type StockFilterValues, YARD_STATUSES } from './stock-rows'

/** Most packs that a mark finds. */
const MAX_MARKED = 200

/**
 * Replaces a search text that no product has by the packs in the yard whose barcode or mill's number
 * it is the beginning of.
 */
export async function resolveMarks(db: Db, filters: StockFilterValues): Promise<StockFilterValues> {
  const { q, ...others } = filters
  if (!q || toMarkStart(q).length < 2) return filters
  const product = await db
    .selectFrom('products')
    .select('id')
    .where((eb) => eb.and(createProductSearchConditions(q)))
    .limit(1)
    .executeTakeFirst()
  if (product) return filters
  const lots = await db
    .selectFrom('lots')
    .select('lots.id')
    .where('lots.status', 'in', [...YARD_STATUSES])
    .where((eb) =>
      eb.or([
        barcodeStartsWith('lots.barcode', q.trim()),
        eb(
          'lots.id',
          'in',
          eb
            .selectFrom('packs')
            .select('packs.lot_id')
            .where('packs.lot_id', 'is not', null)
            .where(isMarked(q)),
        ),
      ]),
    )
    .orderBy('lots.id')
    .limit(MAX_MARKED)
    .execute()
  return lots.length > 0 ? { ...others, lot_ids: lots.map(({ id }) => id) } : filters
}
