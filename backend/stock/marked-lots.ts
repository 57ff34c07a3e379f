import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import { countUpTo } from '../db/keyset-page'
import type { Db, Tables } from '../db/tables'
import { isMarked, listMarks, selectMarked, selectMarkedPacks } from '../packs/queries'
import { toMarkStart } from '../packs/schema'
import { createProductSearchConditions } from '../products/queries'
import { barcodeStartsWith } from './barcodes'
import { type StockFilterValues, YARD_STATUSES } from './stock-rows'

const lots = expressionBuilder<Tables, 'lots'>()

/** Most packs that a mark finds. */
const MAX_MARKED = 200
/** Most packs whose lots are looked up. Of more, the packs of the lots in the yard are searched. */
const MAX_LOOKED_UP = 2000

/**
 * Replaces a search text that no product has by the packs in the yard whose barcode or mill's
 * number it is the beginning of.
 * @param maxLookedUp most packs by each mark, in the yard or elsewhere, whose lots are looked up
 */
export async function resolveMarks(
  db: Db,
  filters: StockFilterValues,
  maxLookedUp = MAX_LOOKED_UP,
): Promise<StockFilterValues> {
  const { q, ...others } = filters
  if (!q || toMarkStart(q).length < 2) return filters
  const product = await db
    .selectFrom('products')
    .select('id')
    .where((eb) => eb.and(createProductSearchConditions(q)))
    .limit(1)
    .executeTakeFirst()
  if (product) return filters
  const found = await Promise.all([
    findYardLots(db, barcodeStartsWith(q.trim())),
    findYardLots(db, await createMarkCondition(db, q, maxLookedUp)),
  ])
  const ids = [...new Set(found.flat())].toSorted().slice(0, MAX_MARKED)
  return ids.length > 0 ? { ...others, lot_ids: ids } : filters
}

/** Returns the ids of the first packs in the yard. */
async function findYardLots(db: Db, condition: Expression<SqlBool>): Promise<string[]> {
  const rows = await db
    .selectFrom('lots')
    .select('lots.id')
    .where(condition)
    // A function, because SQLite would read all packs of these statuses.
    .where(sql<string>`coalesce(lots.status, '')`, 'in', [...YARD_STATUSES])
    .orderBy('lots.id')
    .limit(MAX_MARKED)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Condition: the lot's listed pack has a mark. Few packs are read from the indexes of marks. Many
 * may have left the yard, so the lots of the yard are read instead.
 */
async function createMarkCondition(
  db: Db,
  q: string,
  maxLookedUp: number,
): Promise<Expression<SqlBool>> {
  const counts = await Promise.all(
    listMarks(q).map((mark) => countUpTo(db, selectMarked(db, mark), maxLookedUp)),
  )
  const packs = db.selectFrom('packs')
  if (!counts.includes(null)) {
    const marked = packs
      .select('packs.lot_id')
      .where('packs.lot_id', 'is not', null)
      .where('packs.id', 'in', selectMarkedPacks(db, q, maxLookedUp))
    return lots('lots.id', 'in', marked)
  }
  const marked = packs
    .select('packs.lot_id')
    .where('packs.lot_id', '=', lots.ref('lots.id'))
    .where(isMarked(q))
  return lots.and([lots('lots.status', 'in', [...YARD_STATUSES]), lots.exists(marked)])
}
