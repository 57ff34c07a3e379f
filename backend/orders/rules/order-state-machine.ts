import type { Role } from '../../call'
import { createStateMachine, type StateTransition } from '../../documents/state-machine'
import type { OrderNeed, OrderStatus } from '../contract'
import { orderNeeds, type OrderNeedSubject } from './order-needs'

type OrderStep = StateTransition<OrderStatus, OrderNeed['code']>
type NeedCode = OrderNeed['code']

const GLOBAL_ROLES: readonly Role[] = ['global_manager', 'admin']
/** Staff who serve companies. */
const SERVING_ROLES: readonly Role[] = ['manager', 'country_manager', ...GLOBAL_ROLES]
/** The buyer, and staff who order for a company. */
const BUYING_ROLES: readonly Role[] = ['client', ...SERVING_ROLES]

const ORDER_NEEDS: readonly NeedCode[] = [
  'address',
  'delivery_week',
  'one_truck',
  'within_truck',
  'wood_there',
  'company_not_blocked',
  'client_not_blocked',
]
const DEAL_NEEDS: readonly NeedCode[] = [
  'linked_client',
  'sale_manager',
  'company_not_blocked',
  'client_not_blocked',
  'within_credit_limit',
]

const forwardStep = (
  from: OrderStatus,
  to: OrderStatus,
  who: OrderStep['roles'],
  needed: readonly NeedCode[] = [],
): OrderStep => ({
  from,
  to,
  roles: who,
  needs: needed,
  reasonRequired: false,
  forward: true,
})
const cancelStep = (
  from: OrderStatus,
  who: OrderStep['roles'],
  needed: readonly NeedCode[] = [],
): OrderStep => ({
  from,
  to: 'canceled',
  roles: who,
  needs: needed,
  reasonRequired: true,
  forward: false,
})

/** Data that the transitions of an order depend on. */
export type OrderStepSubject = OrderNeedSubject & { status: OrderStatus }

export const orderStateMachine = createStateMachine<OrderStatus, OrderNeed, OrderStepSubject>({
  steps: [
    forwardStep('initial', 'ordered', BUYING_ROLES, ORDER_NEEDS),
    // One of the two follows immediately: a load in one truck needs the manager's approval.
    forwardStep('ordered', 'pending', 'system'),
    forwardStep('ordered', 'received', 'system'),
    forwardStep('pending', 'received', SERVING_ROLES, [
      'company_not_blocked',
      'client_not_blocked',
    ]),
    forwardStep('received', 'confirmed', SERVING_ROLES, DEAL_NEEDS),
    // Automatic transitions that follow the deal.
    forwardStep('confirmed', 'in_progress', 'system'),
    forwardStep('in_progress', 'completed', 'system'),
    // Loading was canceled.
    {
      from: 'in_progress',
      to: 'confirmed',
      roles: 'system',
      needs: [],
      reasonRequired: false,
      forward: false,
    },
    cancelStep('initial', BUYING_ROLES),
    cancelStep('ordered', BUYING_ROLES),
    cancelStep('pending', BUYING_ROLES),
    cancelStep('received', BUYING_ROLES),
    cancelStep('confirmed', SERVING_ROLES),
    cancelStep('in_progress', GLOBAL_ROLES, ['nothing_departed']),
  ],
  checks: orderNeeds,
  // An order that the caller can read is in scope.
  canTake: () => true,
  overridable: ['client_not_blocked', 'within_credit_limit'],
})

/** Returns the automatic status after ordering. */
export const getStatusAfterOrdering = (incoterms: OrderNeedSubject['incoterms']): OrderStatus =>
  incoterms === 'FCA' ? 'received' : 'pending'
