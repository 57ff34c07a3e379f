import { buyersOf } from '../baskets/company-people'
import type { Db, Row } from '../db/tables'
import type { MessageKey } from '../notifications/messages'
import { notify } from '../notifications/notify'
import type { Surroundings } from '../surroundings'

type Host = Pick<Surroundings, 'clock' | 'random'> & { db: Db }
type Told = Pick<Row<'orders'>, 'id' | 'number' | 'company_id' | 'company_name'>

/** Tells those who buy for a company something of its order. @param except who did it */
export async function tellBuyers(
  host: Host,
  order: Told,
  key: MessageKey,
  except: string | null = null,
  reason = '',
): Promise<void> {
  await notify(host, {
    people: (await buyersOf(host.db, order.company_id)).filter((id) => id !== except),
    key,
    params: { number: order.number, company: order.company_name, reason },
    record: { kind: 'order', id: order.id },
  })
}
