import { shiftDay } from '@domain/calendar'
import { findBuyerIds, findAccountManagerIds } from '../baskets/queries'
import { toProductParams } from '../products/format-product-name'
import { findProductsById } from '../products/queries'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { cancelJob, scheduleJob, setJobTime } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import type { AppContext } from '../app-context'
import { isOfferExpired } from './rules/offer-transitions'
import { resolvePrices } from '../prices/resolve-price'

type OfferHost = Pick<AppContext, 'clock' | 'random' | 'timeZone'> & { db: Db }

/** Days before the last one on which the buyers are reminded. */
const DAYS_TO_REMINDER = 2

/** Schedules the end of an offer after its last day, and a reminder unless that would be today. */
export async function scheduleOfferEnd(
  host: Pick<OfferHost, 'db' | 'clock' | 'timeZone'>,
  { id, valid_until }: Pick<Row<'offers'>, 'id' | 'valid_until'>,
): Promise<void> {
  const getStart = (days: number) =>
    getStartOfBusinessDay(shiftDay(valid_until, days), host.timeZone)
  await scheduleJob(host, 'offer_end', id, getStart(1))
  const reminder = getStart(-DAYS_TO_REMINDER)
  await setJobTime(host, 'offer_reminder', id, reminder > host.clock() ? reminder : null)
}

/** Cancels the end of an offer that was answered or withdrawn, and its reminder. */
export async function cancelOfferEnd(db: Db, id: string): Promise<void> {
  await cancelJob(db, 'offer_end', id)
  await cancelJob(db, 'offer_reminder', id)
}

const findOpenOffer = (db: Db, id: string): Promise<Row<'offers'> | undefined> =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()

/** Reminds the company's buyers of an offer that they have not answered. */
export async function remindOfOffer(host: OfferHost, id: string): Promise<void> {
  const { db } = host
  const offer = await findOpenOffer(db, id)
  if (!offer || isOfferExpired(offer.valid_until, getBusinessDay(host))) return
  await notify(host, {
    people: await findBuyerIds(db, offer.company_id),
    key: 'offer_ends_soon',
    params: { ...(await findProductParams(db, offer)), day: offer.valid_until },
    record: { kind: 'offer', id },
  })
}

async function findProductParams(db: Db, { product_id }: Pick<Row<'offers'>, 'product_id'>) {
  const product = (await findProductsById(db, [product_id])).get(product_id)
  if (!product) throw new Error('An offer has no product.')
  return toProductParams(product)
}

/** Ends an unanswered offer and notifies the company's buyers and the staff who serve it. */
export async function endOffer(host: OfferHost, id: string): Promise<void> {
  const { db, clock } = host
  const offer = await findOpenOffer(db, id)
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
  const params = await findProductParams(db, offer)
  const record = { kind: 'offer' as const, id }
  await notify(host, {
    people: await findAccountManagerIds(db, company),
    key: 'offer_expired',
    params: { ...params, company: company.name },
    record,
  })
  await notify(host, {
    people: await findBuyerIds(db, offer.company_id),
    key: 'buyer_offer_expired',
    params,
    record,
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
