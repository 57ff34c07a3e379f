import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { parseJson } from '../db/rows'
import type { Db, Row, Tables } from '../db/tables'
import { toProductNameKey } from '../products/name-keys'
import { createProductSearchConditions } from '../products/queries'
import { barcodeStartsWith, hasBarcode } from '../stock/barcodes'
import type { Schemas } from '../call'

const lots = expressionBuilder<Tables, 'lots'>()

type ItemQuery = Pick<
  Schemas['BasketItemWrite'],
  'product_id' | 'lot_id' | 'code' | 'barcode_starts'
>

/** A product or one of its packs; otherwise the reason why the match failed. */
export type ItemMatch =
  | { product: Row<'products'>; lot: Row<'lots'> | null }
  | { outcome: 'unknown' | 'nothing_asked' }
  | { outcome: 'ambiguous'; matches: Schemas['BasketResult']['matches'] }

/** Maximum matches listed for an ambiguous code. */
const MAX_MATCHES = 5

/**
 * Finds an item by id, barcode, name, or words and sizes that match one product only.
 * @param isVisible true if the product is not hidden from the caller; hidden ones are never named
 */
export async function matchItem(
  db: Db,
  { product_id, lot_id, code, barcode_starts }: ItemQuery,
  isVisible: Expression<SqlBool>,
): Promise<ItemMatch> {
  if (lot_id !== null) return matchLot(db, lots('lots.id', '=', lot_id))
  if (product_id !== null)
    return toItemMatch(await selectActiveProducts(db).where('id', '=', product_id).execute())
  const trimmedCode = code?.trim() ?? ''
  const visibleProducts = selectActiveProducts(db).where(isVisible)
  if (trimmedCode !== '') return matchByCode(db, trimmedCode, visibleProducts)
  return barcode_starts
    ? matchByBarcodes(db, barcode_starts.trim(), visibleProducts)
    : { outcome: 'nothing_asked' }
}

type VisibleProducts = ReturnType<typeof selectActiveProducts>

async function matchByCode(
  db: Db,
  code: string,
  visibleProducts: VisibleProducts,
): Promise<ItemMatch> {
  const byBarcode = await matchLot(db, hasBarcode([code]))
  if ('product' in byBarcode) return byBarcode
  const named = await visibleProducts
    .where('name_key', '=', toProductNameKey(code))
    .limit(2)
    .execute()
  if (named.length > 0) return toItemMatch(named)
  const conditions = createProductSearchConditions(code)
  if (conditions.length === 0) return { outcome: 'unknown' }
  return toItemMatch(
    await visibleProducts
      .where((eb) => eb.and(conditions))
      .orderBy('name_key')
      .limit(MAX_MATCHES + 1)
      .execute(),
  )
}

async function matchByBarcodes(
  db: Db,
  start: string,
  visibleProducts: VisibleProducts,
): Promise<ItemMatch> {
  const ids = db
    .selectFrom('lots')
    .select('product_id')
    .where(barcodeStartsWith(start))
    .where('status', '=', 'available')
  return toItemMatch(
    await visibleProducts
      .where('id', 'in', ids)
      .orderBy('name_key')
      .limit(MAX_MATCHES + 1)
      .execute(),
  )
}

const selectActiveProducts = (db: Db) =>
  db.selectFrom('products').selectAll().where('status', '=', 'active')

async function matchLot(db: Db, condition: Expression<SqlBool>): Promise<ItemMatch> {
  const lot = await db.selectFrom('lots').selectAll().where(condition).executeTakeFirst()
  const product =
    lot && (await selectActiveProducts(db).where('id', '=', lot.product_id).executeTakeFirst())
  return lot && product ? { product, lot } : { outcome: 'unknown' }
}

function toItemMatch(found: readonly Row<'products'>[]): ItemMatch {
  const [product] = found
  if (!product) return { outcome: 'unknown' }
  return found.length === 1
    ? { product, lot: null }
    : {
        outcome: 'ambiguous',
        matches: found
          .slice(0, MAX_MATCHES)
          .map(({ name, specification }) => ({ name, specification: parseJson(specification) })),
      }
}
