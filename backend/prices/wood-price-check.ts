import { getBusinessDay } from '../business-day'
import type { PersonCall } from '../call'
import { inChunks } from '../db/rows'
import type { Row } from '../db/tables'
import { type Buyer, resolvePrices } from './resolve-price'

type PricedLine = Pick<Row<'basket_lines'>, 'product_id' | 'price' | 'price_unit'>

/**
 * Returns a function that is true for a line of these products if the company would pay its wood
 * price today. A product that is archived or hidden from the company has none.
 */
export async function createWoodPriceCheck(
  call: PersonCall,
  company: Buyer,
  productIds: readonly string[],
): Promise<(line: PricedLine) => boolean> {
  const { db } = call
  const active = await inChunks(productIds, (ids) =>
    db
      .selectFrom('products')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'active')
      .execute(),
  )
  const listed = await resolvePrices(
    db,
    company,
    active.map(({ id }) => ({ product_id: id, list: 'stock' as const })),
    getBusinessDay(call),
  )
  return ({ product_id, price, price_unit }) => {
    const today = listed.get(product_id)
    return today?.price === price && today.row?.unit === price_unit
  }
}
