import { sql } from 'kysely'
import type { Call, Handler, Schemas, Person } from '../call'
import { decodeCursor, encodeCursor } from '../db/keyset-page'
import { fromLitres, fromTenThousandths } from '../db/decimal-columns'
import { Problem } from '../problems/problem'
import { findListedProducts } from '../products/queries'
import { findHeldPacks, mergeHolders, findOpenOffers } from './holders'
import {
  chosenProductsQuery,
  compareRows,
  countStockRows,
  readStockRows,
  type StockRowSums,
} from './stock-rows'
import { withPlaces, parseDecimal } from '@domain/timber'
import { getBusinessDay } from '../business-day'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { computeDapPrice, computeFullTruckLitres, findTariff } from '../prices/tariffs'
import { findPriceLists, resolvePrices, type Resolution } from '../prices/resolve-price'
import type { AppContext } from '../app-context'
import { findDeliveryAddress, type StockViewer } from './stock-viewer'
import { toShownAmounts, type Amount } from './rules'

type ListStockCall = Call<'listStock'>
type StockRowPosition = Pick<StockRowSums, 'name_key' | 'product_id' | 'location' | 'pcs'>

/**
 * Lists rows of product, location and pack size. Each product has at least one row, so a page reads
 * at most as many products as rows.
 */
export const listStock: Handler<'listStock'> = async (call) => {
  const { sort = 'name', cursor, limit, ...filters } = call.query
  const from = cursor === undefined ? null : parseCursor(cursor, sort)
  const isDown = sort === '-name'
  const [direction, fromHere] = isDown ? (['desc', sql`<=`] as const) : (['asc', sql`>=`] as const)
  const chosen = await chosenProductsQuery(call, filters)
    .$if(from !== null, (qb) =>
      qb.where(
        sql<boolean>`(chosen.name_key, chosen.id) ${fromHere} (${from?.name_key ?? ''}, ${from?.product_id ?? ''})`,
      ),
    )
    .orderBy('chosen.name_key', direction)
    .orderBy('chosen.id', direction)
    // One more for the product that continues from the previous page, and one to detect a next
    // page.
    .limit(limit + 2)
    .execute()
  const rows = (await readStockRows(call, filters, chosen, isDown)).filter(
    (row) => from === null || isAfter(row, from, isDown),
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const [items, total] = await Promise.all([
    presentStockRows(call, page),
    cursor === undefined ? countStockRows(call, filters) : null,
  ])
  return {
    items,
    next_cursor:
      rows.length > limit && last
        ? encodeCursor(sort, { sort_value: last.name_key, id: toStockRowId(last) })
        : null,
    total,
  }
}

/** True if a row comes after the cursor. Rows of other products always do. */
const isAfter = (row: StockRowSums, from: StockRowPosition, isDown: boolean): boolean =>
  row.product_id !== from.product_id || compareRows(row, from) * (isDown ? -1 : 1) > 0

const toStockRowId = ({ product_id, pcs, location }: StockRowPosition): string =>
  `${product_id}.${pcs}.${location}`

/** @throws Problem 422 for a cursor of another list */
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
  const names = new Map(
    (
      await findListedProducts(
        db,
        ids.map((id) => ({ id })),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const heldPacks = await findHeldPacks(db, person, ids)
  const offers = await findOpenOffers(db, person, ids)
  return rows.map((row) => {
    const belongsToRow = (one: {
      product_id: string
      location: string | null
      pcs: number | null
    }) => one.product_id === row.product_id && one.location === row.location && one.pcs === row.pcs
    return {
      id: toStockRowId(row),
      product: { id: row.product_id, name: names.get(row.product_id) ?? '' },
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

type PresentStockCall = Pick<AppContext, 'clock' | 'timeZone'> & { db: Db; person: Person }
type DeliveryTerms = { address_id?: string | undefined; truck_m3?: string | undefined }
type Product = Pick<Row<'products'>, 'id' | 'name' | 'specification'>

/**
 * Returns products as a company sees them, with amounts, prices and their reasons.
 * @throws Problem 404 for an address of another company
 */
export async function presentStock(
  call: PresentStockCall,
  viewer: StockViewer,
  { address_id, truck_m3 }: DeliveryTerms,
  rows: readonly Product[],
): Promise<Schemas['StockProduct'][]> {
  const { db } = call
  const address = await findDeliveryAddress(call, viewer.company, address_id)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const lists = await findPriceLists(db, ids)
  const prices = await resolvePrices(db, viewer.buyer, lists, getBusinessDay(call))
  const listByProduct = new Map(lists.map(({ product_id, list }) => [product_id, list]))
  const amounts = groupBy(await findAmounts(db, ids), ({ product_id }) => product_id)
  const tariffs = address
    ? await db.selectFrom('tariffs').selectAll().where('country', '=', address.country).execute()
    : []
  const truckLitres = truck_m3 === undefined ? null : Number(withPlaces(parseDecimal(truck_m3), 3))

  return rows.map(({ id, name, specification: json }) => {
    const specification = parseJson(json)
    const resolved = prices.get(id)
    const locationAmounts = (amounts.get(id) ?? []).toSorted((a, b) =>
      a.location.localeCompare(b.location),
    )
    const shown = toShownAmounts(locationAmounts, viewer.seesAmounts, specification)
    const fca = toFcaPrice(resolved)
    const litres = truckLitres ?? computeFullTruckLitres(specification)
    const delivered = (location: string): Pick<Schemas['StockAtLocation'], 'dap' | 'no_dap'> => {
      if (!address) return { dap: null, no_dap: 'no_address' }
      const tariff = findTariff(tariffs, {
        location,
        country: address.country,
        zip_code: address.zip_code,
      })
      if (!tariff) return { dap: null, no_dap: 'no_tariff' }
      if (!fca) return { dap: null, no_dap: 'no_price' }
      const dap = computeDapPrice(fca.price, fca.unit, {
        amountCents: tariff.amount_cents,
        truckLitres: litres,
        dimensions: specification,
      })
      return { dap, no_dap: dap === null ? 'no_volume' : null }
    }
    return {
      id,
      name,
      specification,
      list: listByProduct.get(id) ?? 'sale',
      amount: shown.all,
      // Sorted by the shown amounts, so that the order reveals nothing about hidden ones.
      stock: locationAmounts
        .map(({ location }, i) => ({
          location,
          amount: shown.places[i] ?? shown.all,
          ...delivered(location),
        }))
        .toSorted(compareAmounts),
      fca,
      reason: toPriceReason(resolved),
      truck_m3: fromLitres(litres),
    }
  })
}

type LocationAmount = Pick<Schemas['StockAtLocation'], 'amount'>

const compareAmounts = ({ amount: a }: LocationAmount, { amount: b }: LocationAmount): number =>
  Number(b.bound === 'more_than') - Number(a.bound === 'more_than') || b.packs - a.packs

/** Returns the available amounts of products by location. */
async function findAmounts(
  db: Db,
  ids: readonly string[],
): Promise<(Amount & { product_id: string; location: string })[]> {
  const rows = await db
    .selectFrom('lots')
    .select(['product_id', 'location'])
    .select(({ fn }) => [
      fn.countAll<number>().as('packs'),
      fn.sum<number>('pcs').as('pcs'),
      fn.sum<number>('litres').as('litres'),
    ])
    .where('product_id', 'in', ids)
    .where('status', '=', 'available')
    .groupBy(['product_id', 'location'])
    .execute()
  return rows
}

function toFcaPrice(resolved: Resolution<Row<'prices'>> | undefined): Schemas['FcaPrice'] | null {
  if (!resolved?.row || resolved.price === null) return null
  return {
    price: fromTenThousandths(resolved.price),
    unit: resolved.row.unit,
    sale_unit: resolved.row.sale_unit,
  }
}

/** Returns which price applied, and why nearer scopes were skipped. */
export function toPriceReason(
  resolved: Resolution<Row<'prices'>> | undefined,
): Schemas['PriceReason'] {
  return {
    scope: resolved?.scope ?? null,
    is_by_size: resolved?.isBySize ?? false,
    start_date: resolved?.row?.start_date ?? null,
    end_date: resolved?.row?.end_date ?? null,
    passed: resolved?.skippedScopes ?? [],
  }
}
