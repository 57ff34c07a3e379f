import type { Db } from '../db/tables'
import type { DealWrite } from './contract'

/** Returns the number of the client's newest other deal with this customer reference, or null. Canceled deals do not count. */
export async function findDealWithReference(
  db: Db,
  { client_id, customer_reference }: Pick<DealWrite, 'client_id' | 'customer_reference'>,
  exceptDealId: string | null,
): Promise<string | null> {
  if (customer_reference === null) return null
  const deal = await db
    .selectFrom('deals')
    .select('number')
    .where('client_id', '=', client_id)
    .where('customer_reference', '=', customer_reference)
    .where('status', '!=', 'canceled')
    .$if(exceptDealId !== null, (deals) => deals.where('id', '!=', exceptDealId ?? ''))
    .orderBy('number_key', 'desc')
    .limit(1)
    .executeTakeFirst()
  return deal?.number ?? null
}
