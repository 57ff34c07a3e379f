import { shiftDay } from '@domain/timber'
import { findBuyerIds, findAccountManagerIds } from '../baskets/queries'
import { toProductParams } from '../products/format-product-name'
import { findProductsById } from '../products/queries'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import type { AppContext } from '../app-context'
import { isOfferExpired } from './rules/offer-steps'
import { resolvePrices } from '../prices/resolve-price'

type OfferHost = Pick<AppContext, 'clock' | 'random' | 'timeZone'> & { db: Db }

/** Schedules the end of an offer after its last day. */
export const scheduleOfferEnd = (
  host: Pick<OfferHost, 'db' | 'clock' | 'timeZone'>,
  { id, valid_until }: Pick<Row<'offers'>, 'id' | 'valid_until'>,
): Promise<void> =>
  scheduleJob(host, 'offer_end', id, getStartOfBusinessDay(shiftDay(valid_until, 1), host.timeZone))

/** Ends an unanswered offer and notifies the company's buyers and the staff who serve it. */
export async function endOffer(host: OfferHost, id: string): Promise<void> {
  const { db, clock } = host
  const offer = await db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!offer) return
  if (!isOfferExpired(offer.valid_until, getBusinessDay(host))) return scheduleOfferEnd(host, offer)
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', offer.company_id)
    .executeTakeFirstOrThrow()
  const closed = await resolveClosedPrice(host, offer, company)
  await db
    .updateTable('offers')
    .set({
      status: 'expired',
      version: offer.version + 1,
      answered_at: clock().toISOString(),
      ...closed,
    })
    .where('id', '=', id)
    .execute()
  const product = (await findProductsById(db, [offer.product_id])).get(offer.product_id)
  if (!product) throw new Error('An offer has no product.')
  const people = [
    ...(await findAccountManagerIds(db, company)),
    ...(await findBuyerIds(db, offer.company_id)),
  ]
  await notify(host, {
    people,
    key: 'offer_expired',
    params: { ...toProductParams(product), company: company.name },
    record: null,
  })
}

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
