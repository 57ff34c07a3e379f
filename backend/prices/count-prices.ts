import { expressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Call, Schemas } from '../call'
import { countRows } from '../db/count'
import { toConditions, hasFilterValue, type Filters, type ListFilterValues } from '../db/filters'
import type { Tables } from '../db/tables'
import { hasGlobalRole } from '../people/roles'
import { createProductSearchConditions } from '../products/product-search'
import { createVisibilityConditions } from './price-permissions'

type Scope = Schemas['PriceScope']

const SCOPES: readonly Scope[] = ['general', 'country', 'company']

const counts = expressionBuilder<Tables, 'price_counts'>()

const FILTERS: Filters<Pick<ListFilterValues<'listPrices'>, 'q' | 'product_id'>> = {
  q: createProductSearchConditions,
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
  const asksOfEach =
    hasFilterValue(query.state) || hasFilterValue(query.company_id) || hasFilterValue(query.country)
  const isSummed = (scope: Scope) => !asksOfEach && (scope !== 'company' || hasGlobalRole(person))
  const scopes = hasFilterValue(query.scope) ? query.scope : SCOPES
  const others = scopes.filter((scope) => !isSummed(scope))
  const [general, ofCompanies] = createVisibilityConditions(db, person)
  // Where nothing is asked of the products, these need not be looked up.
  const count = (sight: Expression<SqlBool>) => {
    const conditions = [sight, ...narrowed(sight === ofCompanies)]
    return query.q
      ? countRows(joined.where((eb) => eb.and(conditions)))
      : countRows(db.selectFrom('prices').where((eb) => eb.and(conditions)))
  }
  const parts = await Promise.all([
    sumPriceCounts(call, scopes.filter(isSummed)),
    others.some((scope) => scope !== 'company') ? count(general) : 0,
    others.includes('company') ? count(ofCompanies) : 0,
  ])
  return parts.reduce((sum, part) => sum + part, 0)
}

/** How many prices of those scopes the products have that are asked for. */
async function sumPriceCounts(
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
    .where((eb) => eb.and(toConditions(FILTERS, { q, product_id })))
    .executeTakeFirstOrThrow()
  return scopes.reduce((sum, scope) => sum + sums[scope], 0)
}
