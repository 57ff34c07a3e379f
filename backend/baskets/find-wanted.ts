import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db, Row } from '../db/tables'
import { productNameKey } from '../products/name-key'
import { productSearchConditions } from '../products/product-search'
import type { BasketWish } from './contract'

type Asked = Pick<BasketWish, 'product_id' | 'lot_id' | 'code' | 'barcode_starts'>

/** What somebody means: a product, or one pack of it; or why nobody can tell. */
export type Wanted =
  | { product: Row<'products'>; lot: Row<'lots'> | null }
  | { outcome: 'unknown' | 'nothing_asked' }
  | { outcome: 'ambiguous'; matches: string[] }

/** Named of those that a code may mean. */
const MOST_MATCHES = 5

/**
 * Looks up what is asked for: by id, by barcode, by name, or by words and sizes that one product alone has.
 * @param inSight that a product is not hidden from who asks: those that are, are not named either
 */
export async function findWanted(
  db: Db,
  { product_id, lot_id, code, barcode_starts }: Asked,
  inSight: Expression<SqlBool>,
): Promise<Wanted> {
  if (lot_id !== null) return wantedLot(db, 'id', lot_id)
  if (product_id !== null) return oneOf(await products(db).where('id', '=', product_id).execute())
  const said = code?.trim() ?? ''
  const seen = products(db).where(inSight)
  if (said !== '') return findCoded(db, said, seen)
  return barcode_starts
    ? findByBarcodes(db, barcode_starts.trim(), seen)
    : { outcome: 'nothing_asked' }
}

type Seen = ReturnType<typeof products>

async function findCoded(db: Db, code: string, seen: Seen): Promise<Wanted> {
  const byBarcode = await wantedLot(db, 'barcode', code)
  if ('product' in byBarcode) return byBarcode
  const named = await seen.where('name_key', '=', productNameKey(code)).limit(2).execute()
  if (named.length > 0) return oneOf(named)
  const conditions = productSearchConditions(code)
  if (conditions.length === 0) return { outcome: 'unknown' }
  return oneOf(
    await seen
      .where((eb) => eb.and(conditions))
      .orderBy('name_key')
      .limit(MOST_MATCHES + 1)
      .execute(),
  )
}

async function findByBarcodes(db: Db, start: string, seen: Seen): Promise<Wanted> {
  const ids = db
    .selectFrom('lots')
    .select('product_id')
    .where(startsWith('barcode', start))
    .where('status', '=', 'available')
  return oneOf(
    await seen
      .where('id', 'in', ids)
      .orderBy('name_key')
      .limit(MOST_MATCHES + 1)
      .execute(),
  )
}

const products = (db: Db) => db.selectFrom('products').selectAll().where('status', '=', 'active')

async function wantedLot(db: Db, by: 'id' | 'barcode', value: string): Promise<Wanted> {
  const lot = await db.selectFrom('lots').selectAll().where(by, '=', value).executeTakeFirst()
  const product = lot && (await products(db).where('id', '=', lot.product_id).executeTakeFirst())
  return lot && product ? { product, lot } : { outcome: 'unknown' }
}

function oneOf(found: readonly Row<'products'>[]): Wanted {
  const [product] = found
  if (!product) return { outcome: 'unknown' }
  return found.length === 1
    ? { product, lot: null }
    : { outcome: 'ambiguous', matches: found.slice(0, MOST_MATCHES).map(({ name }) => name) }
}

/** Whether a column begins with that text, which may hold any sign. */
export const startsWith = (column: 'barcode' | 'lots.barcode', text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
