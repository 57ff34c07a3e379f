import type { AppContext } from '../app-context'
import { getBusinessDay } from '../business-day'
import { findBasketPacks, type BasketPacks } from '../baskets/reservations'
import type { Person, Schemas } from '../call'
import { fromLitres, fromTenThousandths, toLitres } from '../db/decimal-columns'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import {
  findPriceLists,
  resolvePrices,
  toPriceReason,
  type Resolution,
} from '../prices/resolve-price'
import { computeDapPrice, computeFullTruckLitres, findTariff } from '../prices/tariffs'
import { toShownAmounts, type Amount } from './rules'
import { requireDeliveryAddress, type StockViewer } from './stock-viewer'

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
  const address = await requireDeliveryAddress(call, viewer.company, address_id)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const lists = await findPriceLists(db, ids)
  const prices = await resolvePrices(db, viewer.buyer, lists, getBusinessDay(call))
  const listByProduct = new Map(lists.map(({ product_id, list }) => [product_id, list]))
  const ownPacks =
    viewer.company && !viewer.seesAmounts ? await findBasketPacks(db, viewer.company.id, ids) : []
  const amounts = groupBy(await findAmounts(db, ids, ownPacks), ({ product_id }) => product_id)
  const tariffs = address
    ? await db.selectFrom('tariffs').selectAll().where('country', '=', address.country).execute()
    : []
  const truckLitres = truck_m3 === undefined ? null : toLitres(truck_m3)

  return rows.map(({ id, name, specification: json }) => {
    const specification = parseJson(json)
    const resolved = prices.get(id)
    const locationAmounts = (amounts.get(id) ?? []).toSorted((a, b) =>
      a.location.localeCompare(b.location),
    )
    const shown = toShownAmounts(
      locationAmounts,
      viewer.seesAmounts,
      specification,
      ownPacks.reduce((sum, own) => (own.product_id === id ? sum + own.packs : sum), 0),
    )
    const fca = toFcaPrice(resolved)
    const litres = truckLitres ?? computeFullTruckLitres(specification)
    const computeDelivered = (
      location: string,
    ): Pick<Schemas['StockAtLocation'], 'dap' | 'no_dap'> => {
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
          ...computeDelivered(location),
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

/** Returns the available amounts of products by location, with the packs in the viewer's basket. */
async function findAmounts(
  db: Db,
  ids: readonly string[],
  ownPacks: readonly BasketPacks[],
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
  return rows.map((row) => ({
    ...row,
    ownPacks:
      ownPacks.find((own) => own.product_id === row.product_id && own.location === row.location)
        ?.packs ?? 0,
  }))
}

function toFcaPrice(resolved: Resolution<Row<'prices'>> | undefined): Schemas['FcaPrice'] | null {
  if (!resolved?.row || resolved.price === null) return null
  return {
    price: fromTenThousandths(resolved.price),
    unit: resolved.row.unit,
    sale_unit: resolved.row.sale_unit,
  }
}
