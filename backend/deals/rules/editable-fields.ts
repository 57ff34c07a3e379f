import type { Actor } from '../../people/actor'
import type { DealField, DealStatus } from '../contract'
import { dealFields } from './deal-fields'
import { canWorkOnDeal } from './permissions'

type EditedDeal = { status: DealStatus; saleManagerId: string; exchangeRate: string | null }

/**
 * Returns the fields that the user may edit in the deal's status. A sale manager can't reassign a
 * deal. An exchange rate left open at issue may be entered once; afterwards only a draft changes
 * it.
 */
export function getEditableDealFields(actor: Actor, deal: EditedDeal): DealField[] {
  if (!canWorkOnDeal(actor, deal)) return []
  const closed = new Set<DealField>()
  if (actor.role === 'sale_manager') closed.add('sale_manager_id')
  if (deal.status !== 'draft' && deal.exchangeRate !== null) closed.add('exchange_rate')
  return dealFields.openIn(deal.status).filter((field) => !closed.has(field))
}
