import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { MessageKey } from '../notifications/format-message'
import { notify, findPeopleInRoles } from '../notifications/notify'

/** The fields of a deal that notifications show. */
type NotifiedDeal = Pick<Row<'deals'>, 'id' | 'number' | 'client_name' | 'sale_manager_id'>

/** Notifies people of a deal, except the user who made the change. */
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

export const notifySaleManager = (
  call: StaffCall,
  deal: NotifiedDeal,
  key: MessageKey,
): Promise<void> => notifyPeople(call, deal, [deal.sale_manager_id], key)

/** Notifies the purchase managers, who buy the wood, and the sale manager. */
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

/** Notifies the sale manager, and the purchase managers unless the deal was a draft. */
export async function notifyDealCanceled(
  call: StaffCall,
  deal: NotifiedDeal,
  wasDraft: boolean,
  reason: string,
): Promise<void> {
  const buyers = wasDraft ? [] : await findPurchaseManagerIds(call)
  await notifyPeople(call, deal, [...buyers, deal.sale_manager_id], 'deal_canceled', reason)
}
