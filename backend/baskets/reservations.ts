import { groupBy, parseJson } from '../db/rows'
import type { Person, Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { findFreeLotsToReserve } from './free-lots'
import { MAX_SHOWN_PACKS } from './rules/choose-free-lots'
import { computeLitresWeight, type TruckLoad } from './rules/line-figures'
import { takeWithinLimit } from './rules/reservation-limit'

/** Orders that keep packs without a manager's confirmation. */
const UNCONFIRMED = ['ordered', 'pending', 'received'] as const

/** Returns the wood in a company's open basket and in its orders that await confirmation. */
export async function sumReservations(db: Db, companyId: string): Promise<TruckLoad> {
  const basket = await basketLotsQuery(db, companyId)
    .select(({ fn }) => ['lots.product_id', fn.sum<number>('lots.litres').as('litres')])
    .groupBy('lots.product_id')
    .execute()
  return toLoad(db, [...basket, ...(await sumOrderedLitres(db, companyId))])
}

/** Returns the wood in a company's orders that await confirmation. */
export const sumOrderReservations = async (db: Db, companyId: string): Promise<TruckLoad> =>
  toLoad(db, await sumOrderedLitres(db, companyId))

type ProductLitres = { product_id: string; litres: number }

const sumOrderedLitres = (db: Db, companyId: string): Promise<ProductLitres[]> =>
  db
    .selectFrom('lots')
    .innerJoin('order_lines', 'order_lines.id', 'lots.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.company_id', '=', companyId)
    .where('orders.status', 'in', UNCONFIRMED)
    .where('lots.status', '=', 'reserved')
    .select(({ fn }) => ['lots.product_id', fn.sum<number>('lots.litres').as('litres')])
    .groupBy('lots.product_id')
    .execute()

/** Sums litres of products, and computes their weight. */
async function toLoad(db: Db, sums: readonly ProductLitres[]): Promise<TruckLoad> {
  if (sums.length === 0) return { litres: 0, weightKg: 0 }
  const products = await db
    .selectFrom('products')
    .select(['id', 'specification'])
    .where('id', 'in', [...new Set(sums.map(({ product_id }) => product_id))])
    .execute()
  const byId = new Map(products.map(({ id, specification }) => [id, parseJson(specification)]))
  return sums.reduce<TruckLoad>(
    (total, { product_id, litres }) => {
      const specification = byId.get(product_id)
      return {
        litres: total.litres + litres,
        weightKg: total.weightKg + (specification ? computeLitresWeight(litres, specification) : 0),
      }
    },
    { litres: 0, weightKg: 0 },
  )
}

const basketLotsQuery = (db: Db, companyId: string) =>
  db
    .selectFrom('lots')
    .innerJoin('basket_lines', 'basket_lines.id', 'lots.basket_line_id')
    .innerJoin('baskets', 'baskets.id', 'basket_lines.basket_id')
    .where('baskets.company_id', '=', companyId)
    .where('baskets.status', '=', 'open')

/** Packs of a product that a company's open basket reserves at a location. */
export type BasketPacks = { product_id: string; location: string; packs: number }

/** Returns the packs in a company's open basket, of the given products only. */
export async function findBasketPacks(
  db: Db,
  companyId: string,
  productIds: readonly string[],
): Promise<BasketPacks[]> {
  if (productIds.length === 0) return []
  return basketLotsQuery(db, companyId)
    .select(({ fn }) => ['lots.product_id', 'lots.location', fn.countAll<number>().as('packs')])
    .where('lots.product_id', 'in', [...new Set(productIds)])
    .groupBy(['lots.product_id', 'lots.location'])
    .execute()
}

/** Returns a function that counts the packs of a product in a company's open basket. */
export async function createBasketPackCounter(
  db: Db,
  companyId: string,
  productIds: readonly string[],
): Promise<(productId: string) => number> {
  const rows = await findBasketPacks(db, companyId, productIds)
  return (id) =>
    rows.reduce((sum, { product_id, packs }) => (product_id === id ? sum + packs : sum), 0)
}

/** Packs that a buyer without full amounts may reserve. */
export type VisibleLots = {
  ids: ReadonlySet<string>
  /** Packs of the product that still fit into the basket. */
  max: number
  /** True if there are more packs than the five that the buyer sees. */
  hasMore: boolean
}

/**
 * Returns the oldest packs per location of a product, five less those in the basket. Other packs
 * can't be reserved, so that attempts with barcodes and large amounts reveal nothing.
 * @param location of the basket; null if any
 */
export async function findVisibleLots(
  db: Db,
  companyId: string,
  { productId, location }: { productId: string; location: string | null },
): Promise<VisibleLots> {
  const reserved = (await createBasketPackCounter(db, companyId, [productId]))(productId)
  const max = Math.max(0, MAX_SHOWN_PACKS - reserved)
  const anywhere = await findFreeLotsToReserve(db, { productId, location: null })
  const here = location === null ? [] : await findFreeLotsToReserve(db, { productId, location })
  const places = groupBy([...here, ...anywhere], (lot) => lot.location)
  return {
    ids: new Set([...places.values()].flatMap((lots) => lots.slice(0, max).map(({ id }) => id))),
    max,
    hasMore: anywhere.length + reserved > MAX_SHOWN_PACKS,
  }
}

/** True if the limits of packs and volume apply. Staff decide for a company without limits. */
export const hasReservationLimit = ({ role }: Pick<Person, 'role'>): boolean => role === 'client'

/** True if the caller never learns of more than five packs of a product. */
export const seesCappedAmounts = (
  { role }: Pick<Person, 'role'>,
  { sees_full_amounts }: Pick<Row<'companies'>, 'sees_full_amounts'>,
): boolean => role === 'client' && sees_full_amounts === 0

/** Returns the first of the packs that the person may reserve for the company. */
export async function limitToReservation<Lot extends { litres: number }>(
  { db, person }: { db: Db; person: Pick<Person, 'role'> },
  lots: readonly Lot[],
  {
    company,
    specification,
  }: { company: Row<'companies'>; specification: Schemas['Specification'] },
): Promise<readonly Lot[]> {
  if (!hasReservationLimit(person)) return lots
  return takeWithinLimit(lots, {
    percent: company.reservation_percent,
    reserved: await sumReservations(db, company.id),
    specification,
  })
}
