import type { Actor } from '../../people/actor'
import type { DealField, DealStatus } from '../contract'
import { dealFields } from './deal-fields'
import { canWorkOnDeal } from './permissions'

type EditedDeal = { status: DealStatus; saleManagerId: string; exchangeRate: string | null }

/**
 * The fields that this person may change in this status. A sale manager's deals stay the sale manager's. An exchange rate may be left open when
 * the order confirmation is issued; once it is set on an issued deal, it changes only by reopening it.
 */
export function getEditableDealFields(actor: Actor, deal: EditedDeal): DealField[] {
  if (!canWorkOnDeal(actor, deal)) return []
  const closed = new Set<DealField>()
  if (actor.role === 'sale_manager') closed.add('sale_manager_id')
  if (deal.status !== 'draft' && deal.exchangeRate !== null) closed.add('exchange_rate')
  return dealFields.openIn(deal.status).filter((field) => !closed.has(field))
}
