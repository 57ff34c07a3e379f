import type { Db } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import type { AppContext } from '../app-context'
import { closeBasket } from './close-basket'
import { findBuyerIds } from './company-people'
import { isExpired } from './open-basket'

type BasketHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }

const findOpenBasketRow = (db: Db, id: string) =>
  db
    .selectFrom('baskets')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()

/** Releases an expired basket and notifies its company. */
export async function expireBasket(host: BasketHost, id: string): Promise<void> {
  const { db, clock } = host
  const basket = await findOpenBasketRow(db, id)
  if (!basket) return
  if (!isExpired(basket, clock()))
    return scheduleJob(db, 'basket_end', id, new Date(basket.expires_at))
  // Closed as of its expiry, even if no host was running at that time.
  await closeBasket(db, id, 'expired', basket.expires_at)
  await notify(host, {
    people: await findBuyerIds(db, basket.company_id),
    key: 'basket_expired',
    params: {},
    record: null,
  })
}

/** Notifies a company that its basket expires soon. */
export async function notifyBasketExpiry(host: BasketHost, id: string): Promise<void> {
  const { db, clock } = host
  const basket = await findOpenBasketRow(db, id)
  if (!basket || isExpired(basket, clock())) return
  await notify(host, {
    people: await findBuyerIds(db, basket.company_id),
    key: 'basket_ends_soon',
    params: {},
    record: null,
  })
}
