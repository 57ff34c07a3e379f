import type { Db } from '../db/tables'
import { fromTenThousandths } from '../db/decimal-columns'
import type { LastPrice } from './rules/deal-warnings'

/**
 * The last price of each of these products, by its id: that of the youngest other deal that a client has an order confirmation of. Whoever writes
 * deals sees all of them, and their prices; what they cost and leave is not told.
 */
export async function findLastPrices(
  db: Db,
  productIds: readonly string[],
  exceptDealId: string | null,
): Promise<ReadonlyMap<string, LastPrice>> {
  if (productIds.length === 0) return new Map()
  // One step into the index for each product, however often it was sold.
  const found = await db
    .selectFrom('products')
    .select((eb) =>
      eb
        .selectFrom('deal_lines')
        .innerJoin('deals', 'deals.id', 'deal_lines.deal_id')
        .select('deal_lines.id')
        .whereRef('deal_lines.product_id', '=', 'products.id')
        .where('deal_lines.price', '>', 0)
        .where('deals.status', 'not in', ['draft', 'canceled'])
        .$if(exceptDealId !== null, (lines) => lines.where('deals.id', '!=', exceptDealId ?? ''))
        .orderBy('deal_lines.deal_key', 'desc')
        .orderBy('deal_lines.position', 'desc')
        .limit(1)
        .as('line_id'),
    )
    .where('products.id', 'in', productIds)
    .execute()
  const ids = found.flatMap(({ line_id }) => line_id ?? [])
  if (ids.length === 0) return new Map()
  const lines = await db
    .selectFrom('deal_lines')
    .innerJoin('deals', 'deals.id', 'deal_lines.deal_id')
    .select(['product_id', 'price', 'price_unit', 'currency', 'exchange_rate', 'number', 'date'])
    .where('deal_lines.id', 'in', ids)
    .$narrowType<{ product_id: string; price: number }>()
    .execute()
  return new Map(
    lines.map(({ product_id, price, ...line }) => [
      product_id,
      { ...line, price: fromTenThousandths(price) },
    ]),
  )
}
