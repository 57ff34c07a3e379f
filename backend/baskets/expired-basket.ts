import type { PersonCall, Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { createFreePackCounter } from './free-lots'
import { findProductsById } from '../products/queries'
import { findLotsById } from './queries'
import { isExpired, findBasketLines, type StoredBasket } from './basket-life'
import { toShownFreePacks } from './rules/choose-free-lots'
import { DAY_MS } from '@domain/calendar'

/** Days for which an expired basket can be restored. */
const RESTORABLE_DAYS = 30

/**
 * Returns the company's last expired basket that was not restored, or null.
 * @param open the company's open basket
 */
export async function findExpiredBasket(
  { db, clock }: Pick<PersonCall, 'db' | 'clock'>,
  companyId: string,
  open: StoredBasket | null,
): Promise<StoredBasket | null> {
  // The basket has expired, but the job has not released it yet.
  if (open && isExpired(open.basket, clock())) return open
  const since = new Date(clock().getTime() - RESTORABLE_DAYS * DAY_MS).toISOString()
  const basket = await findLastClosedBasket(db, companyId)
  if (
    !basket ||
    basket.status !== 'expired' ||
    basket.restored_at !== null ||
    (basket.closed_at ?? '') < since
  )
    return null
  return { basket, lines: await findBasketLines(db, basket.id) }
}

const findLastClosedBasket = (db: Db, companyId: string): Promise<Row<'baskets'> | undefined> =>
  db
    .selectFrom('baskets')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('status', '!=', 'open')
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .executeTakeFirst()

/** Returns the expired basket for display, with the amounts that are still available. */
export async function presentExpiredBasket(
  call: PersonCall,
  company: Row<'companies'>,
  open: StoredBasket | null,
): Promise<Schemas['PastBasket'] | null> {
  const past = await findExpiredBasket(call, company.id, open)
  if (!past) return null
  const { basket, lines } = past
  const { db, person } = call
  const products = await findProductsById(
    db,
    lines.map(({ product_id }) => product_id),
  )
  const lots = await findLotsById(
    db,
    lines.map(({ lot_id }) => lot_id),
  )
  const free = await createFreePackCounter(
    db,
    lines.map(({ product_id }) => product_id),
    basket.location,
  )
  // Packs that the basket still reserves are available to it.
  const reservedPacks = await countReservedPacks(
    db,
    lines.map(({ id }) => id),
  )
  const freeLotIds = await findFreeLotIds(
    db,
    lines.flatMap(({ lot_id }) => lot_id ?? []),
  )
  return {
    expired_at: basket.closed_at ?? basket.expires_at,
    was_blocked: basket.closed_at !== null && basket.closed_at < basket.expires_at,
    lines: lines.flatMap(({ id, product_id, lot_id, packs }) => {
      const product = products.get(product_id)
      if (!product) return []
      const freeNow =
        reservedPacks(id) + (lot_id === null ? free(product_id) : Number(freeLotIds.has(lot_id)))
      return [
        {
          product,
          lot: lot_id === null ? null : (lots.get(lot_id) ?? null),
          packs,
          ...(freeNow >= packs
            ? { free_packs: packs, has_more_packs: false }
            : toShownFreePacks(freeNow, 0, person, company)),
        },
      ]
    }),
  }
}

async function countReservedPacks(
  db: Db,
  lineIds: readonly string[],
): Promise<(lineId: string) => number> {
  if (lineIds.length === 0) return () => 0
  const lots = await db
    .selectFrom('lots')
    .select('basket_line_id')
    .where('basket_line_id', 'in', lineIds)
    .where('status', '=', 'reserved')
    .execute()
  return (lineId) => lots.filter(({ basket_line_id }) => basket_line_id === lineId).length
}

async function findFreeLotIds(db: Db, lotIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (lotIds.length === 0) return new Set()
  const lots = await db
    .selectFrom('lots')
    .select('id')
    .where('id', 'in', lotIds)
    .where('status', '=', 'available')
    .execute()
  return new Set(lots.map(({ id }) => id))
}
