import type { Db } from '../db/tables'
import type { DealWrite } from './contract'
import type { LastRate } from './rules/deal-warnings'

/**
 * Returns the exchange rate of the newest other deal in the currency that has an order
 * confirmation; null if there is none. Visibility is not checked: every user who edits deals sees
 * all of them.
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
