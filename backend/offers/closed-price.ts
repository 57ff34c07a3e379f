import { businessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { pricesFor } from '../prices/prices-for'
import type { Surroundings } from '../surroundings'

type Host = Pick<Surroundings, 'clock' | 'timeZone'> & { db: Db }

/** Returns the list price to store in an offer that closes now. */
export async function closedPrice(
  host: Host,
  { product_id }: Pick<Row<'offers'>, 'product_id'>,
  company: Row<'companies'>,
): Promise<Pick<Row<'offers'>, 'closed_list_price' | 'closed_list_unit'>> {
  const listed = (
    await pricesFor(host.db, company, [{ product_id, list: 'stock' }], businessDay(host))
  ).get(product_id)
  if (!listed?.row || listed.price === null)
    return { closed_list_price: null, closed_list_unit: null }
  return { closed_list_price: listed.price, closed_list_unit: listed.row.unit }
}
