import type { Call, Person, Schemas } from '../call'
import { requireCompany } from '../companies/policy'
import type { Db, Row, Tables } from '../db/tables'
import { Problem } from '../problems/problem'
import type { Buyer } from '../prices/resolve-price'
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** The company for which the user views stock and prices, and the user's rights. */
export type StockViewer = {
  /** Null for staff without a chosen company, who see the general prices. */
  company: Row<'companies'> | null
  buyer: Buyer
  /** True if amounts above five packs are visible. */
  seesAmounts: boolean
}

/** A buyer for whom only general prices apply. */
export const ANY_BUYER: Buyer = { id: '', country: '', size: null, country_prices: 0 }

/**
 * Returns the company of the request: a client's own, or the visible one that staff chose.
 * @throws Problem 404 for a hidden company
 */
export async function resolveStockViewer(
  { db, person }: { db: Db; person: Person },
  companyId: string | undefined,
): Promise<StockViewer> {
  const isClient = person.role === 'client'
  const id = companyId ?? (isClient ? person.company_id : null)
  if (id === null) {
    if (isClient) throw new Problem('not_found')
    return { company: null, buyer: ANY_BUYER, seesAmounts: true }
  }
  const company = await requireCompany(db, person, id)
  return { company, buyer: company, seesAmounts: !isClient || company.sees_full_amounts === 1 }
}

type AddressLookup = Pick<Call<'listStockProducts'>, 'db'>

/**
 * Returns the given delivery address of a company, else its first one. Null without a company or an
 * address.
 * @throws Problem 404 for an address of another company
 */
export async function requireDeliveryAddress(
  { db }: AddressLookup,
  company: Row<'companies'> | null,
  addressId: string | undefined,
): Promise<Row<'addresses'> | null> {
  if (!company) {
    if (addressId !== undefined) throw new Problem('not_found')
    return null
  }
  const all = db
    .selectFrom('addresses')
    .selectAll()
    .where('company_id', '=', company.id)
    .where('removed_at', 'is', null)
  if (addressId === undefined)
    return (await all.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()) ?? null
  const address = await all.where('id', '=', addressId).executeTakeFirst()
  if (!address) throw new Problem('not_found')
  return address
}

type List = Schemas['PriceListName']

/**
 * The price list that applies to a product: `stock` if packs are available or reserved, else
 * `sale`.
 */
const SALES_LIST = sql<List>`case when exists (select 1 from lots where lots.product_id = prices.product_id and lots.status in ('available', 'reserved')) then 'stock' else 'sale' end`

/** `|| ''` keeps databases from using the index of lists, which would read half of all prices. */
const LIST = sql<List>`prices.list || ''`

/**
 * Selects the products that a list hides from a company on a day: those whose deciding price is
 * hidden. Each scope is a query of its own, so that it reads an index of the few hidden prices.
 * Must agree with `resolvePrice`.
 */
function hiddenProductsQuery(db: Db, buyer: Buyer, list: List | typeof SALES_LIST, day: string) {
  const isInForce = (prices: 'prices' | 'nearer') =>
    sql<boolean>`${sql.ref(`${prices}.is_on`)} = 1 and ${sql.ref(`${prices}.start_date`)} <= ${day} and (${sql.ref(`${prices}.end_date`)} is null or ${sql.ref(`${prices}.end_date`)} >= ${day})`
  // A literal instead of a parameter, so that SQLite uses its partial index.
  const hidingPrices = db
    .selectFrom('prices')
    .select('prices.product_id')
    .where(sql<boolean>`prices.hidden = 1`)
    .where(sql<boolean>`${LIST} = ${list}`)
    .where(isInForce('prices'))
  const unlessHiddenBy = (scope: RawBuilder<boolean>) =>
    sql<boolean>`not exists (select 1 from prices nearer where nearer.product_id = prices.product_id and nearer.list = prices.list and ${scope} and ${isInForce('nearer')})`
  const isForCompany = sql<boolean>`nearer.company_id = ${buyer.id}`
  const isForCountry = sql<boolean>`nearer.company_id is null and nearer.country = ${buyer.country}`
  const companyScope = hidingPrices.where('prices.company_id', '=', buyer.id)
  const general = hidingPrices
    .where('prices.company_id', 'is', null)
    .where('prices.country', 'is', null)
    .where(unlessHiddenBy(isForCompany))
  if (buyer.country_prices === 0) return companyScope.unionAll(general)
  const country = hidingPrices
    .where('prices.company_id', 'is', null)
    .where('prices.country', '=', buyer.country)
    .where(unlessHiddenBy(isForCompany))
  return companyScope.unionAll(country).unionAll(general.where(unlessHiddenBy(isForCountry)))
}

const products = expressionBuilder<Tables, 'products'>()

/**
 * True if the company can see the product in the list that applies to it.
 * @param isInStock true if only products in stock are selected, so that the list is known
 */
export const isVisibleToBuyer = (
  db: Db,
  buyer: Buyer,
  day: string,
  isInStock: boolean,
): Expression<SqlBool> => isVisibleInList(db, buyer, isInStock ? 'stock' : SALES_LIST, day)

/** True if a list does not hide the product from the company on the day. */
export const isVisibleInList = (
  db: Db,
  buyer: Buyer,
  list: List | typeof SALES_LIST,
  day: string,
): Expression<SqlBool> =>
  products('products.id', 'not in', hiddenProductsQuery(db, buyer, list, day))
