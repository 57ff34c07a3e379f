import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Schemas } from '../call'
import type { Db, Tables } from '../db/tables'
import { pricesOf } from '../prices/prices-for'
import type { Buyer } from '../prices/resolve-price'

type List = Schemas['PriceListName']

/**
 * Products that a company does not see in a list on a day: those whose price that decides hides them. Written for the few rows that hide something;
 * `resolvePrice` says the same of one product.
 */
function hiddenIn(db: Db, buyer: Buyer, list: List, day: string) {
  return db
    .selectFrom('prices')
    .select('prices.product_id')
    .where('prices.hidden', '=', 1)
    .where('prices.list', '=', list)
    .where('prices.is_on', '=', 1)
    .where('prices.start_date', '<=', day)
    .where((eb) => eb.or([eb('prices.end_date', 'is', null), eb('prices.end_date', '>=', day)]))
    .where(pricesOf(buyer))
    .$if(buyer.country_prices === 0, (qb) => qb.where('prices.country', 'is', null))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('prices as nearer')
            .select('nearer.id')
            .whereRef('nearer.product_id', '=', 'prices.product_id')
            .where('nearer.list', '=', list)
            .where('nearer.is_on', '=', 1)
            .where('nearer.start_date', '<=', day)
            .where((own) => own.or([own('nearer.end_date', 'is', null), own('nearer.end_date', '>=', day)]))
            .where((own) =>
              own.or([
                own.and([own('nearer.company_id', '=', buyer.id), own('prices.company_id', 'is', null)]),
                ...(buyer.country_prices === 1
                  ? [own.and([own('nearer.company_id', 'is', null), own('nearer.country', '=', buyer.country), own('prices.company_id', 'is', null), own('prices.country', 'is', null)])]
                  : []),
              ]),
            ),
        ),
      ),
    )
}

/** What stands in the yard for a list: packs that can be had, and those in somebody's basket. */
const stocked = (db: Db) => db.selectFrom('lots').select('lots.product_id').where('lots.status', 'in', ['available', 'reserved'])

const products = expressionBuilder<Tables, 'products'>()

/**
 * That a product is not hidden from a company, in the list that it is sold by.
 * @param isInStock that only what is in stock is asked for: then the list is known
 */
export function isInSight(db: Db, buyer: Buyer, day: string, isInStock: boolean): Expression<SqlBool> {
  const seenIn = (list: List) => isSeenIn(db, buyer, list, day)
  if (isInStock) return seenIn('stock')
  return products.or([
    products.and([products('products.id', 'in', stocked(db)), seenIn('stock')]),
    products.and([products('products.id', 'not in', stocked(db)), seenIn('sale')]),
  ])
}

/** That a list does not hide a product from a company on a day. */
export const isSeenIn = (db: Db, buyer: Buyer, list: List, day: string): Expression<SqlBool> => products('products.id', 'not in', hiddenIn(db, buyer, list, day))
