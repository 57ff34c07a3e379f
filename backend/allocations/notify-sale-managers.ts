import type { AppContext } from '../app-context'
import type { Db, Row } from '../db/tables'
import type { MessageKey, MessageParams } from '../notifications/format-message'
import { notifyOthers } from '../notifications/notify'

/** The fields of a deal that notifications show. */
export type NotifiedDeal = Pick<Row<'deals'>, 'id' | 'number' | 'client_name' | 'sale_manager_id'>

const NOTIFIED_DEAL_COLUMNS = ['id', 'number', 'client_name', 'sale_manager_id'] as const

/** Returns the deals with allocations of a supply. */
export const findDealsOfSupply = (db: Db, supplyId: string): Promise<NotifiedDeal[]> =>
  db
    .selectFrom('deals')
    .select(NOTIFIED_DEAL_COLUMNS)
    .where(
      'id',
      'in',
      db.selectFrom('allocations').select('deal_id').where('supply_id', '=', supplyId),
    )
    .orderBy('number_key')
    .execute()

export const findNotifiedDeals = (db: Db, ids: readonly string[]): Promise<NotifiedDeal[]> =>
  db
    .selectFrom('deals')
    .select(NOTIFIED_DEAL_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('number_key')
    .execute()

/** `person` is missing for notifications of scheduled jobs. */
type NotificationSender = Pick<AppContext, 'clock' | 'random'> & { db: Db; person?: { id: string } }

/**
 * Notifies each deal's sale manager, except the user who made the change. Links to the deal,
 * because sale managers can't see supplies.
 */
export async function notifySaleManagers(
  call: NotificationSender,
  deals: readonly NotifiedDeal[],
  key: MessageKey,
  params: MessageParams,
): Promise<void> {
  for (const { id, number, client_name, sale_manager_id } of deals) {
    await notifyOthers(call, {
      people: [sale_manager_id],
      key,
      params: { number, client: client_name, ...params },
      record: { kind: 'deal', id },
    })
  }
}
