import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { MessageKey } from '../notifications/format-message'
import { notify, findPeopleInRoles } from '../notifications/notify'

/** What a notice says of a deal. */
type NotifiedDeal = Pick<Row<'deals'>, 'id' | 'number' | 'client_name' | 'sale_manager_id'>

/** Tells people something of a deal; never the one who did it. */
async function notifyPeople(
  call: StaffCall,
  deal: NotifiedDeal,
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

const findPurchaseManagerIds = ({ db }: StaffCall): Promise<string[]> =>
  findPeopleInRoles(db, ['purchase_manager'])

/** Tells the deal's sale manager. */
export const notifySaleManager = (
  call: StaffCall,
  deal: NotifiedDeal,
  key: MessageKey,
): Promise<void> => notifyPeople(call, deal, [deal.sale_manager_id], key)

/** A confirmed deal is the purchase managers' to buy for. */
export async function notifyDealConfirmed(
  call: StaffCall,
  deal: NotifiedDeal,
  isOverridden: boolean,
): Promise<void> {
  const buyers = await findPurchaseManagerIds(call)
  await notifyPeople(
    call,
    deal,
    buyers.filter((id) => id !== deal.sale_manager_id),
    'deal_confirmed',
  )
  await notifySaleManager(call, deal, isOverridden ? 'deal_credit_overridden' : 'deal_confirmed')
}

/** A cancellation concerns the sale manager, and the purchase managers once they could have seen the order confirmation. */
export async function notifyDealCanceled(
  call: StaffCall,
  deal: NotifiedDeal,
  wasDraft: boolean,
  reason: string,
): Promise<void> {
  const buyers = wasDraft ? [] : await findPurchaseManagerIds(call)
  await notifyPeople(call, deal, [...buyers, deal.sale_manager_id], 'deal_canceled', reason)
}
