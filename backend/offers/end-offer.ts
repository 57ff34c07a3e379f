import { buyersOf, serversOf } from '../baskets/company-people'
import { businessDay, startOfBusinessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { setDue } from '../due-work/set-due'
import { notify } from '../notifications/notify'
import type { Surroundings } from '../surroundings'
import { closedPrice } from './closed-price'
import { isPast } from './rules/offer-steps'

type Host = Pick<Surroundings, 'clock' | 'random' | 'timeZone'> & { db: Db }

/** The day after, `YYYY-MM-DD`. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Has an offer end with its last day. */
export const watchEnd = (
  { db, timeZone }: Pick<Host, 'db' | 'timeZone'>,
  { id, valid_until }: Pick<Row<'offers'>, 'id' | 'valid_until'>,
): Promise<void> => setDue(db, 'offer_end', id, startOfBusinessDay(dayAfter(valid_until), timeZone))

/** Ends an offer that nobody has answered, and notifies the people who serve the company and its buyers. */
export async function endOffer(host: Host, id: string): Promise<void> {
  const { db, clock } = host
  const offer = await db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!offer) return
  if (!isPast(offer.valid_until, businessDay(host))) return watchEnd(host, offer)
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', offer.company_id)
    .executeTakeFirstOrThrow()
  const closed = await closedPrice(host, offer, company)
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
  const product = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', offer.product_id)
    .executeTakeFirstOrThrow()
  const people = [...(await serversOf(db, company)), ...(await buyersOf(db, offer.company_id))]
  await notify(host, {
    people,
    key: 'offer_expired',
    params: { product: product.name, company: company.name },
    record: null,
  })
}
