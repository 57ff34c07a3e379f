import type { Role } from '../../call'
import { stepTable, type Step } from '../../documents/step-table'
import type { OrderNeed, OrderStatus } from '../contract'
import { needs, type NeedSubject } from './needs'

type OrderStep = Step<OrderStatus, OrderNeed['code']>
type NeedCode = OrderNeed['code']

const GLOBAL: readonly Role[] = ['global_manager', 'admin']
/** Those of the house who serve companies. */
const SERVING: readonly Role[] = ['manager', 'country_manager', ...GLOBAL]
/** The buyer, and whoever of the house orders for a company. */
const BUYING: readonly Role[] = ['client', ...SERVING]

const COMPLETE: readonly NeedCode[] = [
  'address',
  'delivery_week',
  'one_truck',
  'within_truck',
  'wood_there',
  'company_not_blocked',
  'client_not_blocked',
]
const DEAL: readonly NeedCode[] = [
  'linked_client',
  'sale_manager',
  'company_not_blocked',
  'client_not_blocked',
  'within_credit_limit',
]

const onward = (
  from: OrderStatus,
  to: OrderStatus,
  who: OrderStep['who'],
  needed: readonly NeedCode[] = [],
): OrderStep => ({
  from,
  to,
  who,
  needs: needed,
  reason: false,
  forward: true,
})
const cancel = (
  from: OrderStatus,
  who: OrderStep['who'],
  needed: readonly NeedCode[] = [],
): OrderStep => ({
  from,
  to: 'canceled',
  who,
  needs: needed,
  reason: true,
  forward: false,
})

/** What must be known of an order to say which steps it may take. */
export type StepSubject = NeedSubject & { status: OrderStatus }

/** The steps of an order. */
export const orderSteps = stepTable<OrderStatus, OrderNeed, StepSubject>({
  steps: [
    onward('initial', 'ordered', BUYING, COMPLETE),
    // One of the two follows at once: a load in one truck waits for the manager's approval.
    onward('ordered', 'pending', 'system'),
    onward('ordered', 'received', 'system'),
    onward('pending', 'received', SERVING, ['company_not_blocked', 'client_not_blocked']),
    onward('received', 'confirmed', SERVING, DEAL),
    // Steps that happen by themselves, as the deal goes.
    onward('confirmed', 'in_progress', 'system'),
    onward('in_progress', 'completed', 'system'),
    // What was being loaded is not loaded after all.
    {
      from: 'in_progress',
      to: 'confirmed',
      who: 'system',
      needs: [],
      reason: false,
      forward: false,
    },
    cancel('initial', BUYING),
    cancel('ordered', BUYING),
    cancel('pending', BUYING),
    cancel('received', BUYING),
    cancel('confirmed', SERVING),
    cancel('in_progress', GLOBAL, ['nothing_departed']),
  ],
  checks: needs,
  // Whoever sees an order has it in scope.
  mayTake: () => true,
  overridable: ['client_not_blocked', 'within_credit_limit'],
})

/** Where an order goes by itself once it is ordered. */
export const afterOrdering = (incoterms: NeedSubject['incoterms']): OrderStatus =>
  incoterms === 'FCA' ? 'received' : 'pending'
