import type { Role } from '../../call'
import { createStateMachine, type StateTransition } from '../../documents/state-machine'
import type { SupplyNeed, SupplyStatus } from '../contract'
import { supplyNeeds, type SupplyNeedSubject } from './supply-needs'
import { canWorkOnSupplies } from './permissions'

type SupplyStep = StateTransition<SupplyStatus, SupplyNeed['code']>
type NeedCode = SupplyNeed['code']

const BUYER_ROLES: readonly Role[] = ['purchase_manager', 'global_manager', 'admin']
const BUYER_AND_SHIPPER_ROLES: readonly Role[] = ['cargo_manager', ...BUYER_ROLES]

/** What the mill's order says; a screen tells it in the order of its own form. */
const ORDER_NEEDS: readonly NeedCode[] = [
  'sawmill_not_suspended',
  'sawmill_approved',
  'purchase_manager',
  'ready_week',
  'line',
  'line_wood',
  'line_price',
]
/** The mill's answer: the week, the prices and the amounts stand from here on, and the rate with them. */
const CONFIRMATION_NEEDS: readonly NeedCode[] = [
  'ready_week',
  'exchange_rate',
  'line_price',
  'line_confirmed',
]
const READY_NEEDS: readonly NeedCode[] = ['line_ready', 'ready_within_tolerance']

const forwardStep = (
  from: SupplyStatus,
  to: SupplyStatus,
  who: SupplyStep['roles'],
  needs: readonly NeedCode[] = [],
): SupplyStep => ({
  from,
  to,
  roles: who,
  needs,
  reasonRequired: false,
  forward: true,
})
const cancelStep = (from: SupplyStatus): SupplyStep => ({
  from,
  to: 'canceled',
  roles: BUYER_ROLES,
  needs: ['no_allocations', 'no_stock'],
  reasonRequired: true,
  forward: false,
})

/** What must be known of a supply to say which steps it may take. */
export type SupplyStepSubject = SupplyNeedSubject & { status: SupplyStatus }

/** The steps of a supply. */
export const supplyStateMachine = createStateMachine<SupplyStatus, SupplyNeed, SupplyStepSubject>({
  steps: [
    forwardStep('draft', 'ordered', BUYER_AND_SHIPPER_ROLES, ORDER_NEEDS),
    forwardStep('ordered', 'confirmed', BUYER_ROLES, CONFIRMATION_NEEDS),
    forwardStep('confirmed', 'in_production', BUYER_ROLES),
    forwardStep('in_production', 'ready', BUYER_AND_SHIPPER_ROLES, READY_NEEDS),
    // Steps that happen by themselves, as the cargo goes.
    forwardStep('ready', 'loading', 'system'),
    forwardStep('loading', 'shipped', 'system'),
    // What was being loaded is not loaded after all.
    {
      from: 'loading',
      to: 'ready',
      roles: 'system',
      needs: [],
      reasonRequired: false,
      forward: false,
    },
    forwardStep('shipped', 'completed', BUYER_ROLES),
    cancelStep('draft'),
    cancelStep('ordered'),
    cancelStep('confirmed'),
    cancelStep('in_production'),
    cancelStep('ready'),
  ],
  checks: supplyNeeds,
  canTake: canWorkOnSupplies,
  overridable: ['sawmill_approved', 'ready_within_tolerance'],
})
