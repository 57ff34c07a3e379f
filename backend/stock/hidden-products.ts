import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Schemas } from '../call'
import type { Db, Tables } from '../db/tables'
import type { Buyer } from '../prices/resolve-price'

type List = Schemas['PriceListName']

/** The list that a price's product is sold by: that of stock while packs of it can be had, or lie in somebody's basket. */
const SALES_LIST = sql<List>`case when exists (select 1 from lots where lots.product_id = prices.product_id and lots.status in ('available', 'reserved')) then 'stock' else 'sale' end`

/** `|| ''` keeps databases from looking prices up by their list: that would read half of them to find these few. */
const LIST = sql<List>`prices.list || ''`

/**
 * Products that a company does not see in a list on a day: those whose price that decides hides them. Written for the few rows that hide something, each
 * scope by itself, so that they are found in an index of theirs; `resolvePrice` says the same of one product.
 */
function hiddenProductsQuery(db: Db, buyer: Buyer, list: List | typeof SALES_LIST, day: string) {
  const inForce = (prices: 'prices' | 'nearer') =>
    sql<boolean>`${sql.ref(`${prices}.is_on`)} = 1 and ${sql.ref(`${prices}.start_date`)} <= ${day} and (${sql.ref(`${prices}.end_date`)} is null or ${sql.ref(`${prices}.end_date`)} >= ${day})`
  // Said in figures, not as a parameter: only so SQLite knows that its index of such rows is meant.
  const hiding = db
    .selectFrom('prices')
    .select('prices.product_id')
    .where(sql<boolean>`prices.hidden = 1`)
    .where(sql<boolean>`${LIST} = ${list}`)
    .where(inForce('prices'))
  const unless = (scope: RawBuilder<boolean>) =>
    sql<boolean>`not exists (select 1 from prices nearer where nearer.product_id = prices.product_id and nearer.list = prices.list and ${scope} and ${inForce('nearer')})`
  const ofCompany = sql<boolean>`nearer.company_id = ${buyer.id}`
  const ofCountry = sql<boolean>`nearer.company_id is null and nearer.country = ${buyer.country}`
  const own = hiding.where('prices.company_id', '=', buyer.id)
  const general = hiding
    .where('prices.company_id', 'is', null)
    .where('prices.country', 'is', null)
    .where(unless(ofCompany))
  if (buyer.country_prices === 0) return own.unionAll(general)
  const country = hiding
    .where('prices.company_id', 'is', null)
    .where('prices.country', '=', buyer.country)
    .where(unless(ofCompany))
  return own.unionAll(country).unionAll(general.where(unless(ofCountry)))
}

const products = expressionBuilder<Tables, 'products'>()

/**
 * That a product is not hidden from a company, in the list that it is sold by.
 * @param isInStock that only what is in stock is asked for: then the list is known
 */
export const isVisibleToBuyer = (
  db: Db,
  buyer: Buyer,
  day: string,
  isInStock: boolean,
): Expression<SqlBool> => isVisibleInList(db, buyer, isInStock ? 'stock' : SALES_LIST, day)

/** That a list does not hide a product from a company on a day. */
export const isVisibleInList = (
  db: Db,
  buyer: Buyer,
  list: List | typeof SALES_LIST,
  day: string,
): Expression<SqlBool> =>
  products('products.id', 'not in', hiddenProductsQuery(db, buyer, list, day))
