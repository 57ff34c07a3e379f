import type { Role } from '../../call'
import { createStateMachine, type StateTransition } from '../../documents/state-machine'
import type { DealNeed, DealStatus } from '../contract'
import { dealNeeds, type DealNeedSubject } from './deal-needs'
import { canWorkOnDeal } from './permissions'

type DealStep = StateTransition<DealStatus, DealNeed['code']>
type NeedCode = DealNeed['code']

const GLOBAL_ROLES = ['global_manager', 'admin'] as const
const SELLER_ROLES: readonly Role[] = ['sale_manager', ...GLOBAL_ROLES]
const ISSUER_ROLES: readonly Role[] = ['sale_manager', 'purchase_manager', ...GLOBAL_ROLES]

/** What the client's order confirmation says; a screen tells it in the order of its own form. */
const CONFIRMATION_NEEDS: readonly NeedCode[] = [
  'incoterms_place',
  'delivery_week',
  'line',
  'line_wood',
  'line_price',
  'certified_wood',
]
const CREDIT_NEEDS: readonly NeedCode[] = ['client_not_blocked', 'within_credit_limit']
/** The rate is frozen here, and credit, which is in euro, can only be judged by it: no override goes past it. */
const AGREEMENT_NEEDS: readonly NeedCode[] = ['exchange_rate', ...CREDIT_NEEDS]

const forwardStep = (
  from: DealStatus,
  to: DealStatus,
  who: DealStep['roles'],
  needs: readonly NeedCode[] = [],
): DealStep => ({
  from,
  to,
  roles: who,
  needs,
  reasonRequired: false,
  forward: true,
})
const cancelStep = (
  from: DealStatus,
  who: DealStep['roles'],
  needs: readonly NeedCode[] = [],
): DealStep => ({
  from,
  to: 'canceled',
  roles: who,
  needs,
  reasonRequired: true,
  forward: false,
})

/** What must be known of a deal to say which steps it may take. */
export type DealStepSubject = DealNeedSubject & { status: DealStatus; saleManagerId: string }

/** The steps of a deal. */
export const dealStateMachine = createStateMachine<DealStatus, DealNeed, DealStepSubject>({
  steps: [
    forwardStep('draft', 'order_confirmation', ISSUER_ROLES, CONFIRMATION_NEEDS),
    {
      from: 'order_confirmation',
      to: 'draft',
      roles: SELLER_ROLES,
      needs: [],
      reasonRequired: true,
      forward: false,
    },
    forwardStep('order_confirmation', 'confirmed', SELLER_ROLES, AGREEMENT_NEEDS),
    // Steps that happen by themselves, as the cargo goes.
    forwardStep('confirmed', 'loading', 'system'),
    forwardStep('loading', 'shipped', 'system'),
    forwardStep('shipped', 'delivered', 'system'),
    // What was being loaded is not loaded after all.
    {
      from: 'loading',
      to: 'confirmed',
      roles: 'system',
      needs: [],
      reasonRequired: false,
      forward: false,
    },
    // Nothing more is loaded, though it is less than was sold.
    {
      from: 'loading',
      to: 'shipped',
      roles: GLOBAL_ROLES,
      needs: ['all_departed'],
      reasonRequired: true,
      forward: false,
    },
    forwardStep('delivered', 'completed', SELLER_ROLES),
    cancelStep('draft', ['sale_manager'], ['no_supply_ordered']),
    cancelStep('order_confirmation', ['sale_manager'], ['no_supply_ordered']),
    cancelStep('confirmed', ['sale_manager'], ['no_supply_ordered']),
    cancelStep('draft', GLOBAL_ROLES),
    cancelStep('order_confirmation', GLOBAL_ROLES),
    cancelStep('confirmed', GLOBAL_ROLES),
    // Wood that is being loaded can still be turned round; once it has left, the deal is settled some other way.
    cancelStep('loading', GLOBAL_ROLES, ['nothing_departed']),
  ],
  checks: dealNeeds,
  canTake: canWorkOnDeal,
  overridable: [...CREDIT_NEEDS, 'certified_wood'],
})
