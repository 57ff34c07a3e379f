import { getBusinessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { resolvePrices } from '../prices/resolve-price'
import type { AppContext } from '../app-context'

type PriceHost = Pick<AppContext, 'clock' | 'timeZone'> & { db: Db }

/** Returns the list price to store in an offer that closes now. */
export async function resolveClosedPrice(
  host: PriceHost,
  { product_id }: Pick<Row<'offers'>, 'product_id'>,
  company: Row<'companies'>,
): Promise<Pick<Row<'offers'>, 'closed_list_price' | 'closed_list_unit'>> {
  const listed = (
    await resolvePrices(host.db, company, [{ product_id, list: 'stock' }], getBusinessDay(host))
  ).get(product_id)
  if (!listed?.row || listed.price === null)
    return { closed_list_price: null, closed_list_unit: null }
  return { closed_list_price: listed.price, closed_list_unit: listed.row.unit }
}
