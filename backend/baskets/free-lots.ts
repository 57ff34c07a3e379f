import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { barcodeStartsWith } from '../stock/barcodes'
import type { FreeLot } from './rules/choose-free-lots'

/** Upper limit of a query: more packs than one truck holds. */
const MAX_LOTS = 500

type FreeLotFilter = {
  productId: string
  location: string | null
  pcsPerPack?: number | null
  barcodeStarts?: string | null
  limit?: number
}

/** Returns unreserved packs of a product, first in, first out. */
export const findFreeLots = (db: Db, filter: FreeLotFilter): Promise<Row<'lots'>[]> =>
  freeLotsQuery(db, filter).selectAll().execute()

/**
 * Returns the columns needed to choose packs, read from an index alone: there are hundreds, of
 * which few are reserved.
 */
export const findFreeLotsToReserve = (db: Db, filter: FreeLotFilter): Promise<FreeLot[]> =>
  freeLotsQuery(db, filter).select(['id', 'location', 'pcs', 'litres']).execute()

function freeLotsQuery(
  db: Db,
  { productId, location, pcsPerPack = null, barcodeStarts = null, limit = MAX_LOTS }: FreeLotFilter,
) {
  return db
    .selectFrom('lots')
    .where('product_id', '=', productId)
    .where('status', '=', 'available')
    .$if(location !== null, (lots) => lots.where('location', '=', location ?? ''))
    .$if(pcsPerPack !== null, (lots) => lots.where('pcs', '=', pcsPerPack ?? 0))
    .$if(Boolean(barcodeStarts), (lots) => lots.where(barcodeStartsWith(barcodeStarts ?? '')))
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
}

/** Returns the amounts of packs that were found without their tallies. */
export const findLotAmounts = (
  db: Db,
  lots: readonly Pick<FreeLot, 'id'>[],
): Promise<Pick<Row<'lots'>, 'id' | 'pcs' | 'litres' | 'tally'>[]> =>
  inChunks(
    lots.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom('lots')
        .select(['id', 'pcs', 'litres', 'tally'])
        .where('id', 'in', ids)
        .execute(),
  )

/** Returns a function that counts the free packs of a product at a location. */
export async function createFreePackCounter(
  db: Db,
  productIds: readonly string[],
  location: string | null,
): Promise<(productId: string) => number> {
  if (productIds.length === 0) return () => 0
  const counts = await db
    .selectFrom('lots')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('packs')])
    .where('product_id', 'in', [...new Set(productIds)])
    .where('status', '=', 'available')
    .$if(location !== null, (lots) => lots.where('location', '=', location ?? ''))
    .groupBy('product_id')
    .execute()
  const byId = new Map(counts.map(({ product_id, packs }) => [product_id, packs]))
  return (id) => byId.get(id) ?? 0
}

/** Reserves lots for a basket line. */
export async function reserveLots(
  db: Db,
  lotIds: readonly string[],
  lineId: string,
  at: string,
): Promise<void> {
  if (lotIds.length === 0) return
  await db
    .updateTable('lots')
    .set({ status: 'reserved', basket_line_id: lineId, updated_at: at })
    .where('id', 'in', lotIds)
    .where('status', '=', 'available')
    .execute()
}
