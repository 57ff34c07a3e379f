import { findBuyerIds } from '../baskets/company-people'
import type { Db, Row } from '../db/tables'
import type { MessageKey } from '../notifications/format-message'
import { notify } from '../notifications/notify'
import type { AppContext } from '../app-context'

type NotifyHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }
type NotifiedOrder = Pick<Row<'orders'>, 'id' | 'number' | 'company_id' | 'company_name'>

/**
 * Notifies the company's buyers of its order.
 * @param except the user who made the change
 */
export async function notifyBuyers(
  host: NotifyHost,
  order: NotifiedOrder,
  key: MessageKey,
  except: string | null = null,
  reason = '',
): Promise<void> {
  await notify(host, {
    people: (await findBuyerIds(host.db, order.company_id)).filter((id) => id !== except),
    key,
    params: { number: order.number, company: order.company_name, reason },
    record: { kind: 'order', id: order.id },
  })
}
