import type { Role } from '../../call'
import { createStateMachine, type StateTransition } from '../../documents/state-machine'
import type { OrderNeed, OrderStatus } from '../contract'
import { orderNeeds, type OrderNeedSubject } from './order-needs'

type OrderStep = StateTransition<OrderStatus, OrderNeed['code']>
type NeedCode = OrderNeed['code']

const GLOBAL_ROLES: readonly Role[] = ['global_manager', 'admin']
/** Those of the house who serve companies. */
const SERVING_ROLES: readonly Role[] = ['manager', 'country_manager', ...GLOBAL_ROLES]
/** The buyer, and whoever of the house orders for a company. */
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

/** What must be known of an order to say which steps it may take. */
export type OrderStepSubject = OrderNeedSubject & { status: OrderStatus }

/** The steps of an order. */
export const orderStateMachine = createStateMachine<OrderStatus, OrderNeed, OrderStepSubject>({
  steps: [
    forwardStep('initial', 'ordered', BUYING_ROLES, ORDER_NEEDS),
    // One of the two follows at once: a load in one truck waits for the manager's approval.
    forwardStep('ordered', 'pending', 'system'),
    forwardStep('ordered', 'received', 'system'),
    forwardStep('pending', 'received', SERVING_ROLES, [
      'company_not_blocked',
      'client_not_blocked',
    ]),
    forwardStep('received', 'confirmed', SERVING_ROLES, DEAL_NEEDS),
    // Steps that happen by themselves, as the deal goes.
    forwardStep('confirmed', 'in_progress', 'system'),
    forwardStep('in_progress', 'completed', 'system'),
    // What was being loaded is not loaded after all.
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
  // Whoever sees an order has it in scope.
  canTake: () => true,
  overridable: ['client_not_blocked', 'within_credit_limit'],
})

/** Where an order goes by itself once it is ordered. */
export const getStatusAfterOrdering = (incoterms: OrderNeedSubject['incoterms']): OrderStatus =>
  incoterms === 'FCA' ? 'received' : 'pending'
