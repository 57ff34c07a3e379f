import type { Db } from '../db/tables'
import { setDue } from '../due-work/set-due'
import { notify } from '../notifications/notify'
import type { Surroundings } from '../surroundings'
import { closeBasket } from './close-basket'
import { buyersOf } from './company-people'
import { isOver } from './open-basket'

type Host = Pick<Surroundings, 'clock' | 'random'> & { db: Db }

const openOne = (db: Db, id: string) =>
  db
    .selectFrom('baskets')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()

/** Releases what is in a basket whose time is over, and tells its company. */
export async function expireBasket(host: Host, id: string): Promise<void> {
  const { db, clock } = host
  const basket = await openOne(db, id)
  if (!basket) return
  if (!isOver(basket, clock())) return setDue(db, 'basket_end', id, new Date(basket.expires_at))
  // Over since then, also where no host was awake.
  await closeBasket(db, id, 'expired', basket.expires_at)
  await notify(host, {
    people: await buyersOf(db, basket.company_id),
    key: 'basket_expired',
    params: {},
    record: null,
  })
}

/** Tells a company that its basket will be released before long. */
export async function warnOfExpiry(host: Host, id: string): Promise<void> {
  const { db, clock } = host
  const basket = await openOne(db, id)
  if (!basket || isOver(basket, clock())) return
  await notify(host, {
    people: await buyersOf(db, basket.company_id),
    key: 'basket_ends_soon',
    params: {},
    record: null,
  })
}
