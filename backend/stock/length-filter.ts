import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Db, Tables } from '../db/tables'
import { hasLength } from '../products/queries'

const products = expressionBuilder<Tables, 'products'>()

/**
 * Condition: the product has one of the lengths in stock. Wood of mixed lengths has it in the
 * pieces of an available pack; the product's lengths count if packs were not listed, or without
 * stock.
 * @param locations places of the packs; all if empty
 */
export function hasLengthInStock(
  db: Db,
  lengths: readonly number[],
  locations: readonly string[],
): Expression<SqlBool> {
  const packs = db
    .selectFrom('lots')
    .select('lots.id')
    .where('lots.product_id', '=', products.ref('products.id'))
    .where('lots.status', '=', 'available')
    .$if(locations.length > 0, (qb) => qb.where('lots.location', 'in', locations))
  const withLength = packs.where((eb) =>
    eb.or(lengths.map((mm) => eb('lots.tally', 'like', `%"length_mm":${mm},%`))),
  )
  const { and, exists, not, or } = products
  return or([
    products('products.length_mm', 'in', lengths),
    and([
      products('products.length_mm', 'is', null),
      or([
        exists(withLength),
        and([
          hasLength(lengths),
          or([exists(packs.where('lots.tally', 'is', null)), not(exists(packs))]),
        ]),
      ]),
    ]),
  ])
}
