import type { Surroundings } from '../surroundings'
import type { Db, Row } from '../db/tables'
import type { MessageKey, MessageParams } from '../notifications/messages'
import { notify } from '../notifications/notify'

type NoticedDeal = Pick<Row<'deals'>, 'id' | 'number' | 'client_name' | 'sale_manager_id'>

const NOTICED = ['id', 'number', 'client_name', 'sale_manager_id'] as const

/** The deals that have wood of a supply. */
export const coveredDeals = (db: Db, supplyId: string): Promise<NoticedDeal[]> =>
  db
    .selectFrom('deals')
    .select(NOTICED)
    .where(
      'id',
      'in',
      db.selectFrom('allocations').select('deal_id').where('supply_id', '=', supplyId),
    )
    .orderBy('number_key')
    .execute()

export const dealsNamed = (db: Db, ids: readonly string[]): Promise<NoticedDeal[]> =>
  db.selectFrom('deals').select(NOTICED).where('id', 'in', ids).orderBy('number_key').execute()

/** Who tells: a person, or the clock. */
type Teller = Pick<Surroundings, 'clock' | 'random'> & { db: Db; person?: { id: string } }

/** Tells each deal's sale manager something of its wood, with a way to the deal: supplies are not theirs to see. Never the one who did it. */
export async function tellSellersOf(
  call: Teller,
  deals: readonly NoticedDeal[],
  key: MessageKey,
  params: MessageParams,
): Promise<void> {
  for (const { id, number, client_name, sale_manager_id } of deals) {
    const people = [sale_manager_id].filter((seller) => seller !== call.person?.id)
    await notify(call, {
      people,
      key,
      params: { number, client: client_name, ...params },
      record: { kind: 'deal', id },
    })
  }
}
