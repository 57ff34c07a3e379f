import { expressionBuilder } from 'kysely'
import type { Schemas } from '../call'
import { groupBy } from '../db/group-by'
import type { Db, Row, Tables } from '../db/tables'
import { resolvePrice, type Buyer, type Resolution } from './resolve-price'

const prices = expressionBuilder<Tables, 'prices'>()

/**
 * Condition for rows that may decide a company's price: its own, its country's and general ones.
 */
export const appliesToBuyer = (buyer: Pick<Buyer, 'id' | 'country'>) =>
  prices.or([
    prices('prices.company_id', '=', buyer.id),
    prices.and([
      prices('prices.company_id', 'is', null),
      prices('prices.country', '=', buyer.country),
    ]),
    prices.and([prices('prices.company_id', 'is', null), prices('prices.country', 'is', null)]),
  ])

/** A product and the list that applies to it: one list for stock, another for sale. */
export type PricedProduct = { product_id: string; list: Schemas['PriceListName'] }

/**
 * Resolves the prices of products for a company on a day, by product id, with one query.
 * @param day `YYYY-MM-DD`
 */
export async function resolvePrices(
  db: Db,
  buyer: Buyer,
  products: readonly PricedProduct[],
  day: string,
): Promise<ReadonlyMap<string, Resolution<Row<'prices'>>>> {
  if (products.length === 0) return new Map()
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where(
      'product_id',
      'in',
      products.map(({ product_id }) => product_id),
    )
    .where(appliesToBuyer(buyer))
    .execute()
  const byProduct = groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    products.map(({ product_id, list }) => [
      product_id,
      resolvePrice(byProduct.get(product_id) ?? [], { list, buyer, day }),
    ]),
  )
}

/**
 * Returns the list that applies to each product: `stock` if packs are available or reserved, else
 * `sale`.
 */
export async function findPriceLists(
  db: Db,
  productIds: readonly string[],
): Promise<PricedProduct[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('lots')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .where('status', 'in', ['available', 'reserved'])
    .execute()
  const inStock = new Set(rows.map(({ product_id }) => product_id))
  return productIds.map((product_id) => ({
    product_id,
    list: inStock.has(product_id) ? 'stock' : 'sale',
  }))
}
