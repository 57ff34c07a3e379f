import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { isMarkedBy, listMarks, type Mark } from '../packs/queries'
import { toMarkStart } from '../packs/schema'
import { createProductSearchConditions } from '../products/queries'
import { barcodeStartsWith, lotBarcodeKey } from './barcodes'
import { createLotConditions, type StockFilterValues, YARD_STATUSES } from './stock-rows'

/** Maximum packs that a marker finds. */
const MAX_MARKED = 200

/** Filters of the stock. `limitedTo` is set if a marker finds more packs than are listed. */
type ResolvedMarks = { filters: StockFilterValues; limitedTo: number | null }

/**
 * Replaces a search text that no product has by the packs in the yard whose barcode or mill's
 * number it is the beginning or end of. Of many packs, those with the first barcodes and numbers.
 */
export async function resolveMarks(db: Db, filters: StockFilterValues): Promise<ResolvedMarks> {
  const { q, ...others } = filters
  const unresolved = { filters, limitedTo: null }
  if (!q || toMarkStart(q).length < 2) return unresolved
  const product = await db
    .selectFrom('products')
    .select('id')
    .where((eb) => eb.and(createProductSearchConditions(q, 'begun')))
    .limit(1)
    .executeTakeFirst()
  if (product) return unresolved
  const found = await Promise.all([
    selectYardLots(db, others).where(barcodeStartsWith(q.trim())).orderBy(lotBarcodeKey).execute(),
    ...listMarks(q).map((mark) => selectMarkedLots(db, others, mark).execute()),
  ])
  const ids = [...new Set(found.flat().map(({ id }) => id))]
  if (ids.length === 0) return unresolved
  return {
    filters: { ...others, lot_ids: ids.slice(0, MAX_MARKED) },
    limitedTo: ids.length > MAX_MARKED ? MAX_MARKED : null,
  }
}

/**
 * Selects ids of packs in the yard by the mark of the mill's pack, in the order of the marks. The
 * lot of each is a value, not a join: PostgreSQL would join all packs in the yard before it sorts.
 */
function selectMarkedLots(db: Db, filters: StockFilterValues, mark: Mark) {
  const lot = selectYardLots(db, filters).where('lots.id', '=', sql.ref<string>('packs.lot_id'))
  return (
    db
      .selectFrom('packs')
      .select(sql<string>`packs.lot_id`.as('id'))
      // As in the indexes of packs in stock.
      .where(sql<boolean>`coalesce(packs.status, '') = 'in_stock'`)
      .where(isMarkedBy(mark))
      .where(sql<boolean>`coalesce(${lot}, '') <> ''`)
      .orderBy(`packs.${mark.column}`)
      .orderBy('packs.id')
      .limit(MAX_MARKED + 1)
  )
}

/** Selects ids of packs in the yard that match the filters, at most one more than a mark finds. */
const selectYardLots = (db: Db, { product_id = [], ...filters }: StockFilterValues) =>
  db
    .selectFrom('lots')
    .select('lots.id')
    // As in the index of barcodes.
    .where(sql<boolean>`coalesce(lots.status, '') in (${sql.join(YARD_STATUSES.map(sql.lit))})`)
    .where((eb) => eb.and(createLotConditions(filters)))
    .$if(product_id.length > 0, (qb) => qb.where('lots.product_id', 'in', product_id))
    .limit(MAX_MARKED + 1)
