import type { Role } from '../../call'
import { stepTable, type Step } from '../../documents/step-table'
import type { DealNeed, DealStatus } from '../contract'
import { needs, type NeedSubject } from './needs'
import { worksOn } from './scope'

type DealStep = Step<DealStatus, DealNeed['code']>
type NeedCode = DealNeed['code']

const GLOBAL = ['global_manager', 'admin'] as const
const SELLERS: readonly Role[] = ['sale_manager', ...GLOBAL]
const ISSUERS: readonly Role[] = ['sale_manager', 'purchase_manager', ...GLOBAL]

/** What the client's order confirmation says; a screen tells it in the order of its own form. */
const COMPLETE: readonly NeedCode[] = [
  'incoterms_place',
  'delivery_week',
  'line',
  'line_wood',
  'line_price',
  'certified_wood',
]
const CREDIT: readonly NeedCode[] = ['client_not_blocked', 'within_credit_limit']
/** The rate is frozen here, and credit, which is in euro, can only be judged by it: no override goes past it. */
const AGREED: readonly NeedCode[] = ['exchange_rate', ...CREDIT]

const onward = (
  from: DealStatus,
  to: DealStatus,
  who: DealStep['who'],
  needs: readonly NeedCode[] = [],
): DealStep => ({
  from,
  to,
  who,
  needs,
  reason: false,
  forward: true,
})
const cancel = (
  from: DealStatus,
  who: DealStep['who'],
  needs: readonly NeedCode[] = [],
): DealStep => ({
  from,
  to: 'canceled',
  who,
  needs,
  reason: true,
  forward: false,
})

/** What must be known of a deal to say which steps it may take. */
export type StepSubject = NeedSubject & { status: DealStatus; saleManagerId: string }

/** The steps of a deal. */
export const dealSteps = stepTable<DealStatus, DealNeed, StepSubject>({
  steps: [
    onward('draft', 'order_confirmation', ISSUERS, COMPLETE),
    {
      from: 'order_confirmation',
      to: 'draft',
      who: SELLERS,
      needs: [],
      reason: true,
      forward: false,
    },
    onward('order_confirmation', 'confirmed', SELLERS, AGREED),
    // Steps that happen by themselves, as the cargo goes.
    onward('confirmed', 'loading', 'system'),
    onward('loading', 'shipped', 'system'),
    onward('shipped', 'delivered', 'system'),
    // What was being loaded is not loaded after all.
    { from: 'loading', to: 'confirmed', who: 'system', needs: [], reason: false, forward: false },
    // Nothing more is loaded, though it is less than was sold.
    {
      from: 'loading',
      to: 'shipped',
      who: GLOBAL,
      needs: ['all_departed'],
      reason: true,
      forward: false,
    },
    onward('delivered', 'completed', SELLERS),
    cancel('draft', ['sale_manager'], ['no_supply_ordered']),
    cancel('order_confirmation', ['sale_manager'], ['no_supply_ordered']),
    cancel('confirmed', ['sale_manager'], ['no_supply_ordered']),
    cancel('draft', GLOBAL),
    cancel('order_confirmation', GLOBAL),
    cancel('confirmed', GLOBAL),
    // Wood that is being loaded can still be turned round; once it has left, the deal is settled some other way.
    cancel('loading', GLOBAL, ['nothing_departed']),
  ],
  checks: needs,
  mayTake: worksOn,
  overridable: [...CREDIT, 'certified_wood'],
})
