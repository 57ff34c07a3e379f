import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Call, Handler, Schemas } from '../call'
import { decodeCursor, encodeCursor } from '../db/cursor'
import { fromLitres } from '../db/decimal-columns'
import { countRows } from '../db/count'
import { conditionsOf } from '../db/filters'
import type { Db, Tables } from '../db/tables'
import { Problem } from '../problems/problem'
import { productSearchConditions } from '../products/product-search'
import { heldPacks, joined } from './holders'
import { IN_YARD } from './in-yard'
import { offersInSight, offersOf } from './open-offers'

type Asked = Call<'listStock'>
type Wanted = Pick<Asked['query'], 'q' | 'empty' | 'offers' | 'location' | 'pcs' | 'status' | 'category' | 'product_id'>

/** A row as it is read: nothing in the yard is a place without a name. */
type Read = { product_id: string; name: string; name_key: string; location: string; pcs: number; available: number; reserved: number; blocked: number; litres: number }

const products = expressionBuilder<Tables, 'products'>()

/** Rows of products, packs and places. A page reads no more products than it may have rows, as each has one at least. */
export const listStock: Handler<'listStock'> = async (call) => {
  const { db, query } = call
  const { sort = 'name', cursor, limit, ...wanted } = query
  const from = cursor === undefined ? null : placeOf(cursor, sort)
  const isDown = sort === '-name'
  const [direction, beyond, fromHere] = isDown ? [sql`desc`, sql`<`, sql`<=`] : [sql`asc`, sql`>`, sql`>=`]
  const chosen = chosenProducts(call, wanted)
    .select(['products.id', 'products.name', 'products.name_key'])
    .$if(from !== null, (qb) => qb.where(sql<boolean>`(products.name_key, products.id) ${fromHere} (${from?.name_key ?? ''}, ${from?.product_id ?? ''})`))
    .orderBy('products.name_key', isDown ? 'desc' : 'asc')
    .orderBy('products.id', isDown ? 'desc' : 'asc')
    // One more for the product that goes on from the page before, and one to know whether there is a next.
    .limit(limit + 2)
  const { rows } = await sql<Read>`
    with chosen as ${chosen}, found as (${grouped(call, wanted, sql`chosen`)})
    select * from found
    where ${from ? sql`(name_key, product_id, location, pcs) ${beyond} (${from.name_key}, ${from.product_id}, ${from.location}, ${from.pcs})` : sql`1 = 1`}
    order by name_key ${direction}, product_id ${direction}, location ${direction}, pcs ${direction} limit ${limit + 1}
  `.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await present(call, page),
    next_cursor: rows.length > limit && last ? encodeCursor(sort, { sort_value: last.name_key, id: idOf(last) }) : null,
    total: cursor === undefined ? await countAll(call, wanted) : null,
  }
}

const idOf = ({ product_id, pcs, location }: Read): string => `${product_id}.${pcs}.${location}`

/** @throws Problem 422 for a cursor that is not of such a list */
function placeOf(cursor: string, sort: string): { name_key: string; product_id: string; location: string; pcs: number } {
  const { value, id } = decodeCursor(cursor, sort, 'string')
  const [product_id, pcs, location] = id.split('.')
  if (typeof value !== 'string' || product_id === undefined || location === undefined || !Number.isSafeInteger(Number(pcs))) {
    throw Problem.invalid({ pointer: '?cursor', code: 'wrong_format' })
  }
  return { name_key: value, product_id, location, pcs: Number(pcs) }
}

/** What stands in the yard, as far as the list is narrowed to it. */
const inYard = (db: Db, { location = [], pcs = [], status = [] }: Wanted) =>
  db
    .selectFrom('lots')
    .where('lots.status', 'in', status.length > 0 ? status : [...IN_YARD])
    .$if(location.length > 0, (qb) => qb.where('lots.location', 'in', location))
    .$if(pcs.length > 0, (qb) => qb.where('lots.pcs', 'in', pcs.map(Number)))

const offeredLots = ({ db, person }: Asked) => offersInSight(db, person).where('offers.lot_id', 'is not', null).select('offers.lot_id')
const offeredProducts = ({ db, person }: Asked) => offersInSight(db, person).where('offers.lot_id', 'is', null).select('offers.product_id')

/** Products that have a row: what is sold, and whatever else still stands there. */
function chosenProducts(call: Asked, wanted: Wanted) {
  const { db } = call
  const { location = [], pcs = [], status = [] } = wanted
  const isThere = products('products.id', 'in', inYard(db, wanted).select('lots.product_id'))
  const isPlaced = wanted.empty === 'hide' || location.length + pcs.length + status.length > 0
  const conditions: Expression<SqlBool>[] = [
    ...conditionsOf<Pick<Wanted, 'q' | 'category' | 'product_id'>>(
      {
        q: productSearchConditions,
        category: (values) => products('products.category', 'in', values),
        product_id: (ids) => products('products.id', 'in', ids),
      },
      { q: wanted.q, category: wanted.category, product_id: wanted.product_id },
    ),
    isPlaced ? isThere : products.or([products('products.status', '=', 'active'), isThere]),
  ]
  if (wanted.offers === 'only') {
    const offered = inYard(db, wanted).select('lots.product_id').where('lots.id', 'in', offeredLots(call))
    conditions.push(products.or([products('products.id', 'in', offeredProducts(call)), products('products.id', 'in', offered)]))
  }
  return db.selectFrom('products').where((eb) => eb.and(conditions))
}

/** The rows of products that are chosen, counted out of an index alone. */
function grouped(call: Asked, wanted: Wanted, chosen: ReturnType<typeof sql>) {
  const packs = inYard(call.db, wanted).select(['lots.id', 'lots.product_id', 'lots.location', 'lots.pcs', 'lots.status', 'lots.litres'])
  const count = (status: string) => sql`sum(case when packs.status = ${sql.lit(status)} then 1 else 0 end)`
  const having =
    wanted.offers === 'only'
      ? sql`having chosen.id in ${offeredProducts(call)} or max(case when packs.id in ${offeredLots(call)} then 1 else 0 end) = 1`
      : sql``
  return sql`
    select chosen.id as product_id, chosen.name as name, chosen.name_key as name_key, coalesce(packs.location, '') as location, coalesce(packs.pcs, 0) as pcs,
      ${count('available')} as available, ${count('reserved')} as reserved, ${count('blocked')} as blocked, coalesce(sum(packs.litres), 0) as litres
    from ${chosen} left join ${packs} as packs on packs.product_id = chosen.id
    group by chosen.id, chosen.name, chosen.name_key, packs.location, packs.pcs ${having}
  `
}

async function countAll(call: Asked, wanted: Wanted): Promise<number> {
  if (wanted.offers !== 'only') return countPlain(call, wanted)
  const chosen = chosenProducts(call, wanted).select(['products.id', 'products.name', 'products.name_key'])
  const { rows } = await sql<{ count: number }>`
    with chosen as ${chosen} select count(*) as count from (${grouped(call, wanted, sql`chosen`)}) as found
  `.execute(call.db)
  return rows[0]?.count ?? 0
}

/** The packs' rows and the products without any, each counted by itself: that is read out of indices, and nothing is put together. */
async function countPlain(call: Asked, wanted: Wanted): Promise<number> {
  const { db } = call
  const chosen = chosenProducts(call, wanted)
  const isNarrowed = Boolean(wanted.q) || Boolean(wanted.category?.length) || Boolean(wanted.product_id?.length)
  const packed = inYard(db, wanted)
    .$if(isNarrowed, (qb) => qb.where('lots.product_id', 'in', chosen.select('products.id')))
    .select(['lots.product_id', 'lots.location', 'lots.pcs'])
    .distinct()
  const rows = await countRows(db.selectFrom(packed.as('packed')))
  const { location = [], pcs = [], status = [] } = wanted
  if (wanted.empty === 'hide' || location.length + pcs.length + status.length > 0) return rows
  return rows + (await countRows(chosen.where('products.id', 'not in', inYard(db, wanted).select('lots.product_id'))))
}

async function present({ db, person }: Asked, rows: readonly Read[]): Promise<Schemas['StockRow'][]> {
  const ids = [...new Set(rows.map(({ product_id }) => product_id))]
  const held = await heldPacks(db, person, ids)
  const offers = await offersOf(db, person, ids)
  return rows.map((row) => {
    const isOfRow = (one: { product_id: string; location: string | null; pcs: number | null }) =>
      one.product_id === row.product_id && one.location === row.location && one.pcs === row.pcs
    return {
      id: idOf(row),
      product: { id: row.product_id, name: row.name },
      location: row.location || null,
      pcs: row.location ? row.pcs : null,
      packs: { available: row.available, reserved: row.reserved, blocked: row.blocked },
      volume_m3: fromLitres(row.litres),
      reserved_by: joined(held.filter(isOfRow).map(({ holder }) => holder)),
      offers: offers.filter((offer) => (offer.lot_id === null ? offer.product_id === row.product_id : isOfRow(offer))).length,
    }
  })
}
