import type { PersonCall } from '../call'
import type { Db, Row } from '../db/tables'
import { cancelJob, scheduleJob } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import type { AppContext } from '../app-context'
import { createId } from '../identifiers'
import { findBuyerIds } from './queries'
import { HOUR_MS } from '@domain/calendar'

/** Returns the expiry: a number of hours after the first item was added, whatever happens later. */
export const computeExpiry = (firstAdded: Date, hours: number): Date =>
  new Date(firstAdded.getTime() + hours * HOUR_MS)

/**
 * Returns the time of the warning: an hour before expiry, or the last quarter of a shorter time.
 */
export const computeExpiryWarningTime = (expires: Date, hours: number): Date =>
  new Date(expires.getTime() - Math.min(HOUR_MS, (hours * HOUR_MS) / 4))

/** A basket with its lines in order. */
export type StoredBasket = { basket: Row<'baskets'>; lines: Row<'basket_lines'>[] }

/** Returns the company's open basket, expired or not; null if it has none. */
export async function findOpenBasket(db: Db, companyId: string): Promise<StoredBasket | null> {
  const basket = await db
    .selectFrom('baskets')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return basket ? { basket, lines: await findBasketLines(db, basket.id) } : null
}

export const findBasketLines = (db: Db, basketId: string): Promise<Row<'basket_lines'>[]> =>
  db
    .selectFrom('basket_lines')
    .selectAll()
    .where('basket_id', '=', basketId)
    .orderBy('position')
    .execute()

/** Opens a basket without lines, which expires after the company's time. */
export async function createBasket(
  { db, clock, random, person }: PersonCall,
  company: Row<'companies'>,
  location: string,
): Promise<StoredBasket> {
  const now = clock()
  const expires = computeExpiry(now, company.basket_hours)
  const basket = await db
    .insertInto('baskets')
    .values({
      id: createId(random),
      company_id: company.id,
      status: 'open',
      location,
      created_at: now.toISOString(),
      created_by: person.id,
      expires_at: expires.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await scheduleJob({ db, clock }, 'basket_end', basket.id, expires)
  await scheduleJob(
    { db, clock },
    'basket_warning',
    basket.id,
    computeExpiryWarningTime(expires, company.basket_hours),
  )
  return { basket, lines: [] }
}

/** True if the expiry time has passed, even if the basket is not released yet. */
export const isExpired = ({ expires_at }: Pick<Row<'baskets'>, 'expires_at'>, now: Date): boolean =>
  expires_at <= now.toISOString()

/** Releases the lots that basket lines have reserved. */
export async function releaseLots(db: Db, lineIds: readonly string[], at: string): Promise<void> {
  if (lineIds.length === 0) return
  await db
    .updateTable('lots')
    .set({ status: 'available', basket_line_id: null, updated_at: at })
    .where('basket_line_id', 'in', lineIds)
    .where('status', '=', 'reserved')
    .execute()
}

/**
 * Closes a basket, releases its lots, and cancels its scheduled jobs. Its lines stay, so that they
 * can be restored.
 */
export async function closeBasket(
  db: Db,
  basketId: string,
  status: Exclude<Row<'baskets'>['status'], 'open'>,
  at: string,
): Promise<void> {
  const lines = await db
    .selectFrom('basket_lines')
    .select('id')
    .where('basket_id', '=', basketId)
    .execute()
  await releaseLots(
    db,
    lines.map(({ id }) => id),
    at,
  )
  await db
    .updateTable('baskets')
    .set({ status, closed_at: at })
    .where('id', '=', basketId)
    .execute()
  await cancelJob(db, 'basket_end', basketId)
  await cancelJob(db, 'basket_warning', basketId)
}

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
    return scheduleJob(host, 'basket_end', id, new Date(basket.expires_at))
  // Closed as of its expiry, even if no host was running at that time.
  await closeBasket(db, id, 'expired', basket.expires_at)
  await notify(host, {
    people: await findBuyerIds(db, basket.company_id),
    key: 'basket_expired',
    params: {},
    record: { kind: 'basket', id },
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
    record: { kind: 'basket', id },
  })
}
