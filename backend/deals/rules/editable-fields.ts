import { vDealField } from '@/shared/api/generated/validators'
import type { DealField, DealStatus } from '../contract'
import type { Actor } from './actor'
import { worksOn } from './scope'

/** In a draft everything is open. */
const OPEN: readonly DealField[] = vDealField.options

/**
 * Once the client has the order confirmation, what it does not say, which is what the deal costs us. Of what it does say, the client's own order number
 * and the way there stay open too: both are often known only later.
 */
const AGREED: readonly DealField[] = [
  'customer_reference',
  'transport',
  'port_of_discharge',
  'commission',
  'planned_freight',
  'other_costs',
  'notes',
  'planned_purchase_price',
]

/** The rate is between us and the bank; it is frozen with the confirmation of the deal. */
const ISSUED: readonly DealField[] = [...AGREED, 'exchange_rate']

const BY_STATUS: Record<DealStatus, readonly DealField[]> = {
  draft: OPEN,
  order_confirmation: ISSUED,
  confirmed: AGREED,
  loading: AGREED,
  shipped: AGREED,
  delivered: AGREED,
  completed: [],
  canceled: [],
}

/**
 * The fields that this person may change in this status. `lines` is the lines as a whole, `planned_purchase_price` that field
 * of the lines that are there. A sale manager's deals stay the sale manager's.
 */
export function editableFields(actor: Actor, deal: { status: DealStatus; saleManagerId: string }): DealField[] {
  if (!worksOn(actor, deal)) return []
  const fields = BY_STATUS[deal.status]
  return fields.filter((field) => field !== 'sale_manager_id' || actor.role !== 'sale_manager')
}
