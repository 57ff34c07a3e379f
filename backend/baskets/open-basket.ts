import type { Db, Row } from '../db/tables'

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

/** True if the expiry time has passed, even if the basket is not released yet. */
export const isExpired = ({ expires_at }: Pick<Row<'baskets'>, 'expires_at'>, now: Date): boolean =>
  expires_at <= now.toISOString()
