import type { Db } from '../db/tables'
import type { DealWrite } from './contract'
import type { LastRate } from './rules/deal-warnings'

/**
 * The exchange rate of the youngest other deal in that currency that a client has an order confirmation of; null where there is none. Whoever
 * writes deals sees all of them.
 */
export async function findLastRate(
  db: Db,
  currency: DealWrite['currency'],
  exceptDealId: string | null,
): Promise<LastRate | null> {
  if (currency === 'EUR') return null
  const deal = await db
    .selectFrom('deals')
    .select(['exchange_rate as rate', 'number', 'date'])
    .where('currency', '=', currency)
    .where('exchange_rate', 'is not', null)
    .where('status', 'not in', ['draft', 'canceled'])
    .$if(exceptDealId !== null, (deals) => deals.where('id', '!=', exceptDealId ?? ''))
    .orderBy('number_key', 'desc')
    .limit(1)
    .$narrowType<{ rate: string }>()
    .executeTakeFirst()
  return deal ?? null
}
