import { expressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Call, Schemas } from '../call'
import { countRows } from '../db/count'
import { conditionsOf, isSaid, type Filters, type WantedOf } from '../db/filters'
import type { Tables } from '../db/tables'
import { isGlobal } from '../people/staff'
import { productSearchConditions } from '../products/product-search'
import { sightsOf } from './price-scope'

type Scope = Schemas['PriceScope']

const SCOPES: readonly Scope[] = ['general', 'country', 'company']

const counts = expressionBuilder<Tables, 'price_counts'>()

const FILTERS: Filters<Pick<WantedOf<'listPrices'>, 'q' | 'product_id'>> = {
  q: productSearchConditions,
  product_id: (ids) => counts('price_counts.product_id', 'in', ids),
}

/**
 * How many prices are listed. What is asked of their products alone is answered by how many each product has; anything else, and companies' where not all are in
 * sight, is counted one by one: those that name a company and those that don't apart, as each are found in an index.
 * @param joined prices with their products
 * @param narrowed to what is asked for; of companies' prices alone nothing more is said of their scope, as SQLite would then take that for what finds them
 */
export async function countPrices(
  call: Call<'listPrices'>,
  joined: SelectQueryBuilder<Tables, 'prices' | 'products', object>,
  narrowed: (isOfCompanies: boolean) => readonly Expression<SqlBool>[],
): Promise<number> {
  const { db, person, query } = call
  const asksOfEach = isSaid(query.state) || isSaid(query.company_id) || isSaid(query.country)
  const isSummed = (scope: Scope) => !asksOfEach && (scope !== 'company' || isGlobal(person))
  const scopes = isSaid(query.scope) ? query.scope : SCOPES
  const others = scopes.filter((scope) => !isSummed(scope))
  const [general, ofCompanies] = sightsOf(db, person)
  // Where nothing is asked of the products, these need not be looked up.
  const count = (sight: Expression<SqlBool>) => {
    const conditions = [sight, ...narrowed(sight === ofCompanies)]
    return query.q
      ? countRows(joined.where((eb) => eb.and(conditions)))
      : countRows(db.selectFrom('prices').where((eb) => eb.and(conditions)))
  }
  const parts = await Promise.all([
    sumOf(call, scopes.filter(isSummed)),
    others.some((scope) => scope !== 'company') ? count(general) : 0,
    others.includes('company') ? count(ofCompanies) : 0,
  ])
  return parts.reduce((sum, part) => sum + part, 0)
}

/** How many prices of those scopes the products have that are asked for. */
async function sumOf(
  { db, query: { list = 'stock', q, product_id } }: Call<'listPrices'>,
  scopes: readonly Scope[],
): Promise<number> {
  if (scopes.length === 0) return 0
  const sums = await db
    .selectFrom('price_counts')
    .select(
      scopes.map((scope) =>
        counts.fn.coalesce(counts.fn.sum<number>(`price_counts.${scope}`), counts.lit(0)).as(scope),
      ),
    )
    .where('price_counts.list', '=', list)
    .where((eb) => eb.and(conditionsOf(FILTERS, { q, product_id })))
    .executeTakeFirstOrThrow()
  return scopes.reduce((sum, scope) => sum + sums[scope], 0)
}
