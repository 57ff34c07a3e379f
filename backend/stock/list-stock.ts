import { sql } from 'kysely'
import type { Call, Handler, Schemas } from '../call'
import { decodeCursor, encodeCursor } from '../db/cursor'
import { fromLitres } from '../db/decimal-columns'
import { Problem } from '../problems/problem'
import { listedProducts } from '../products/listed-products'
import { heldPacks, joined } from './holders'
import { offersOf } from './open-offers'
import { chosenProducts, compareRows, countStock, rowsOf, type Read } from './stock-rows'

type Asked = Call<'listStock'>
type Place = Pick<Read, 'name_key' | 'product_id' | 'location' | 'pcs'>

/** Rows of products, packs and places. A page reads no more products than it may have rows, as each has one at least. */
export const listStock: Handler<'listStock'> = async (call) => {
  const { sort = 'name', cursor, limit, ...wanted } = call.query
  const from = cursor === undefined ? null : placeOf(cursor, sort)
  const isDown = sort === '-name'
  const [direction, fromHere] = isDown ? (['desc', sql`<=`] as const) : (['asc', sql`>=`] as const)
  const chosen = await chosenProducts(call, wanted)
    .$if(from !== null, (qb) =>
      qb.where(
        sql<boolean>`(chosen.name_key, chosen.id) ${fromHere} (${from?.name_key ?? ''}, ${from?.product_id ?? ''})`,
      ),
    )
    .orderBy('chosen.name_key', direction)
    .orderBy('chosen.id', direction)
    // One more for the product that goes on from the page before, and one to know whether there is a next.
    .limit(limit + 2)
    .execute()
  const rows = (await rowsOf(call, wanted, chosen, isDown)).filter(
    (row) => from === null || isBeyond(row, from, isDown),
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const [items, total] = await Promise.all([
    present(call, page),
    cursor === undefined ? countStock(call, wanted) : null,
  ])
  return {
    items,
    next_cursor:
      rows.length > limit && last
        ? encodeCursor(sort, { sort_value: last.name_key, id: idOf(last) })
        : null,
    total,
  }
}

/** Whether a row comes behind the last one of the page before; other products do, as the page begins with that one's. */
const isBeyond = (row: Read, from: Place, isDown: boolean): boolean =>
  row.product_id !== from.product_id || compareRows(row, from) * (isDown ? -1 : 1) > 0

const idOf = ({ product_id, pcs, location }: Place): string => `${product_id}.${pcs}.${location}`

/** @throws Problem 422 for a cursor that is not of such a list */
function placeOf(cursor: string, sort: string): Place {
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

async function present(
  { db, person }: Asked,
  rows: readonly Read[],
): Promise<Schemas['StockRow'][]> {
  const ids = [...new Set(rows.map(({ product_id }) => product_id))]
  const names = new Map(
    (
      await listedProducts(
        db,
        ids.map((id) => ({ id })),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const held = await heldPacks(db, person, ids)
  const offers = await offersOf(db, person, ids)
  return rows.map((row) => {
    const isOfRow = (one: { product_id: string; location: string | null; pcs: number | null }) =>
      one.product_id === row.product_id && one.location === row.location && one.pcs === row.pcs
    return {
      id: idOf(row),
      product: { id: row.product_id, name: names.get(row.product_id) ?? '' },
      location: row.location || null,
      pcs: row.location ? row.pcs : null,
      packs: { available: row.available, reserved: row.reserved, blocked: row.blocked },
      volume_m3: fromLitres(row.litres),
      reserved_by: joined(held.filter(isOfRow).map(({ holder }) => holder)),
      offers: offers.filter((offer) =>
        offer.lot_id === null ? offer.product_id === row.product_id : isOfRow(offer),
      ).length,
    }
  })
}
