import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { MessageKey } from '../notifications/messages'
import { notify, peopleInRoles } from '../notifications/notify'

/** What a notice says of a deal. */
type NoticedDeal = Pick<Row<'deals'>, 'id' | 'number' | 'client_name' | 'sale_manager_id'>

/** Tells people something of a deal; never the one who did it. */
async function tell(
  call: StaffCall,
  deal: NoticedDeal,
  people: readonly string[],
  key: MessageKey,
  reason = '',
) {
  await notify(call, {
    people: people.filter((id) => id !== call.person.id),
    key,
    params: { number: deal.number, client: deal.client_name, person: call.person.name, reason },
    record: { kind: 'deal', id: deal.id },
  })
}

const buyersOf = ({ db }: StaffCall): Promise<string[]> => peopleInRoles(db, ['purchase_manager'])

/** Tells the deal's sale manager. */
export const tellSaleManager = (
  call: StaffCall,
  deal: NoticedDeal,
  key: MessageKey,
): Promise<void> => tell(call, deal, [deal.sale_manager_id], key)

/** A confirmed deal is the purchase managers' to buy for. */
export async function tellConfirmed(
  call: StaffCall,
  deal: NoticedDeal,
  isOverridden: boolean,
): Promise<void> {
  const buyers = await buyersOf(call)
  await tell(
    call,
    deal,
    buyers.filter((id) => id !== deal.sale_manager_id),
    'deal_confirmed',
  )
  await tellSaleManager(call, deal, isOverridden ? 'deal_credit_overridden' : 'deal_confirmed')
}

/** A cancellation concerns the sale manager, and the purchase managers once they could have seen the order confirmation. */
export async function tellCanceled(
  call: StaffCall,
  deal: NoticedDeal,
  wasDraft: boolean,
  reason: string,
): Promise<void> {
  const buyers = wasDraft ? [] : await buyersOf(call)
  await tell(call, deal, [...buyers, deal.sale_manager_id], 'deal_canceled', reason)
}
