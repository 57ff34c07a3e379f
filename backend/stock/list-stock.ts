import { sql } from 'kysely'
import type { Call, Handler, Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { decodeCursor, encodeCursor } from '../db/keyset-page'
import { Problem } from '../problems/problem'
import { findProductsById } from '../products/queries'
import { findHeldPacks, findOpenOffers, mergeHolders } from './holders'
import { resolveMarks } from './marked-lots'
import {
  chosenProductsQuery,
  compareRows,
  countStockRows,
  readStockRows,
  type StockRowSums,
} from './stock-rows'

type ListStockCall = Call<'listStock'>
type StockRowPosition = Pick<StockRowSums, 'name_key' | 'product_id' | 'location' | 'pcs'>

/**
 * Products read for a first page: as many as most companies have, so that no count reads the yard.
 */
const FIRST_PRODUCTS = 200

/**
 * Lists rows of product, location and pack size. Each product has at least one row, so a later
 * page reads at most as many products as rows.
 */
export const listStock: Handler<'listStock'> = async (call) => {
  const { sort = 'name', cursor, limit, ...searched } = call.query
  const { filters, limitedTo } = await resolveMarks(call.db, searched)
  const from = cursor === undefined ? null : parseCursor(cursor, sort)
  const isDown = sort === '-name'
  const [direction, fromHere] = isDown ? (['desc', sql`<=`] as const) : (['asc', sql`>=`] as const)
  // One more for the product that continues from the previous page, and one to detect a next page.
  const maxProducts = Math.max(limit + 2, cursor === undefined ? FIRST_PRODUCTS : 0)
  const chosen = await chosenProductsQuery(call, filters)
    .$if(from !== null, (qb) =>
      qb.where(
        sql<boolean>`(chosen.name_key, chosen.id) ${fromHere} (${from?.name_key ?? ''}, ${from?.product_id ?? ''})`,
      ),
    )
    .orderBy('chosen.name_key', direction)
    .orderBy('chosen.id', direction)
    .limit(maxProducts)
    .execute()
  const rows = (await readStockRows(call, filters, chosen, isDown)).filter(
    (row) => from === null || isAfter(row, from, isDown),
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const isWhole = rows.length <= limit
  const isAllRead = isWhole || chosen.length < maxProducts
  const [items, total] = await Promise.all([
    presentStockRows(call, page),
    cursor !== undefined ? null : isAllRead ? rows.length : countStockRows(call, filters),
  ])
  return {
    items,
    next_cursor:
      !isWhole && last
        ? encodeCursor(sort, { sort_value: last.name_key, id: toStockRowId(last) })
        : null,
    total,
    first_packs: limitedTo,
  }
}

/** True if a row comes after the cursor. Rows of other products always do. */
const isAfter = (row: StockRowSums, from: StockRowPosition, isDown: boolean): boolean =>
  row.product_id !== from.product_id || compareRows(row, from) * (isDown ? -1 : 1) > 0

const toStockRowId = ({ product_id, pcs, location }: StockRowPosition): string =>
  `${product_id}.${pcs}.${location}`

/**
 * Parses the cursor of a list of stock.
 * @throws Problem 422 for a cursor of another list
 */
function parseCursor(cursor: string, sort: string): StockRowPosition {
  const { value, id } = decodeCursor(cursor, sort, 'string')
  const [product_id, pcs, location] = id.split('.')
  if (
    typeof value !== 'string' ||
    product_id === undefined ||
    location === undefined ||
    !Number.isSafeInteger(Number(pcs))
  ) {
    throw Problem.invalid({ pointer: '?cursor', code: 'wrong_format' })
  }
  return { name_key: value, product_id, location, pcs: Number(pcs) }
}

async function presentStockRows(
  { db, person }: ListStockCall,
  rows: readonly StockRowSums[],
): Promise<Schemas['StockRow'][]> {
  const ids = [...new Set(rows.map(({ product_id }) => product_id))]
  const products = await findProductsById(db, ids)
  const heldPacks = await findHeldPacks(db, person, ids)
  const offers = await findOpenOffers(db, person, ids)
  return rows.map((row) => {
    const product = products.get(row.product_id)
    if (!product) throw new Error('A row of stock has no product.')
    const belongsToRow = (one: {
      product_id: string
      location: string | null
      pcs: number | null
    }) => one.product_id === row.product_id && one.location === row.location && one.pcs === row.pcs
    return {
      id: toStockRowId(row),
      product,
      location: row.location || null,
      pcs: row.location ? row.pcs : null,
      packs: { available: row.available, reserved: row.reserved, blocked: row.blocked },
      volume_m3: fromLitres(row.litres),
      reserved_by: mergeHolders(heldPacks.filter(belongsToRow).map(({ holder }) => holder)),
      offers: offers.filter((offer) =>
        offer.lot_id === null ? offer.product_id === row.product_id : belongsToRow(offer),
      ).length,
    }
  })
}
