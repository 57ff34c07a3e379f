import type { NotifiedDeal } from '../allocations/notify-sale-managers'
import type { PersonCall } from '../call'
import type { Row } from '../db/tables'
import type { MessageKey } from '../notifications/format-message'
import { findPeopleInRoles, notifyOthers } from '../notifications/notify'
import { UNDELIVERED_CARGO_STATUSES } from '../statuses/cargo-statuses'

/** Notifies people of a deal, except the user who made the change. */
async function notifyPeople(
  call: PersonCall,
  deal: NotifiedDeal,
  {
    people,
    key,
    reason = '',
  }: {
    people: readonly string[]
    key: MessageKey
    reason?: string | undefined
  },
) {
  await notifyOthers(call, {
    people,
    key,
    params: { number: deal.number, client: deal.client_name, person: call.person.name, reason },
    record: { kind: 'deal', id: deal.id },
  })
}

const findPurchaseManagerIds = ({ db }: PersonCall): Promise<string[]> =>
  findPeopleInRoles(db, ['purchase_manager'])

export const notifySaleManager = (
  call: PersonCall,
  deal: NotifiedDeal,
  key: MessageKey,
  reason?: string,
): Promise<void> => notifyPeople(call, deal, { people: [deal.sale_manager_id], key, reason })

/** Notifies the purchase managers, who buy the wood, and the sale manager. */
export async function notifyDealConfirmed(
  call: PersonCall,
  deal: NotifiedDeal,
  isOverridden: boolean,
): Promise<void> {
  const purchaseManagerIds = await findPurchaseManagerIds(call)
  await notifyPeople(call, deal, {
    people: purchaseManagerIds.filter((id) => id !== deal.sale_manager_id),
    key: 'deal_confirmed',
  })
  await notifySaleManager(call, deal, isOverridden ? 'deal_credit_overridden' : 'deal_confirmed')
}

/** Notifies the sale manager, and the purchase managers unless the deal was a draft. */
export async function notifyDealCanceled(
  call: PersonCall,
  deal: NotifiedDeal,
  wasDraft: boolean,
  reason: string,
): Promise<void> {
  const purchaseManagerIds = wasDraft ? [] : await findPurchaseManagerIds(call)
  await notifyPeople(call, deal, {
    people: [...purchaseManagerIds, deal.sale_manager_id],
    key: 'deal_canceled',
    reason,
  })
}

/**
 * Notifies all who work for a revised deal, once each: its sale manager, the purchase managers who
 * know it, and the cargo managers if a cargo with its wood is open. If a client accepted the
 * revision, the sale manager is notified of that.
 */
export async function notifyDealRevised(
  call: PersonCall,
  deal: NotifiedDeal & Pick<Row<'deals'>, 'confirmed_at' | 'purchased_l'>,
  revision: number,
  differences: readonly { field: string }[],
): Promise<void> {
  const { db, person } = call
  const openCargo = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select('cargos.id')
    .where('deal_id', '=', deal.id)
    .where('status', 'in', UNDELIVERED_CARGO_STATUSES)
    .limit(1)
    .executeTakeFirst()
  const isBought = deal.confirmed_at !== null || deal.purchased_l > 0
  const people = [
    ...(person.role === 'client' ? [] : [deal.sale_manager_id]),
    ...(isBought ? await findPurchaseManagerIds(call) : []),
    ...(openCargo ? await findPeopleInRoles(db, ['cargo_manager']) : []),
  ]
  await notifyOthers(call, {
    people,
    key: 'deal_revised',
    params: {
      number: deal.number,
      client: deal.client_name,
      revision: String(revision),
      fields: [...new Set(differences.map(({ field }) => field))].join(','),
    },
    record: { kind: 'deal', id: deal.id },
  })
}
