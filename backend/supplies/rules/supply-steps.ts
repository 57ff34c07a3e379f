import type { Role } from '../../call'
import { stepTable, type Step } from '../../documents/step-table'
import type { SupplyNeed, SupplyStatus } from '../contract'
import { needs, type NeedSubject } from './needs'
import { worksOnSupplies } from './scope'

type SupplyStep = Step<SupplyStatus, SupplyNeed['code']>
type NeedCode = SupplyNeed['code']

const BUYERS: readonly Role[] = ['purchase_manager', 'global_manager', 'admin']
const BUYERS_AND_SHIPPERS: readonly Role[] = ['cargo_manager', ...BUYERS]

/** What the mill's order says; a screen tells it in the order of its own form. */
const COMPLETE: readonly NeedCode[] = [
  'sawmill_not_suspended',
  'sawmill_approved',
  'purchase_manager',
  'ready_week',
  'line',
  'line_wood',
  'line_price',
]
/** The mill's answer: the week, the prices and the amounts stand from here on, and the rate with them. */
const ANSWERED: readonly NeedCode[] = [
  'ready_week',
  'exchange_rate',
  'line_price',
  'line_confirmed',
]
const MADE: readonly NeedCode[] = ['line_ready', 'ready_within_tolerance']

const onward = (
  from: SupplyStatus,
  to: SupplyStatus,
  who: SupplyStep['who'],
  needs: readonly NeedCode[] = [],
): SupplyStep => ({
  from,
  to,
  who,
  needs,
  reason: false,
  forward: true,
})
const cancel = (from: SupplyStatus): SupplyStep => ({
  from,
  to: 'canceled',
  who: BUYERS,
  needs: ['no_allocations', 'no_stock'],
  reason: true,
  forward: false,
})

/** What must be known of a supply to say which steps it may take. */
export type StepSubject = NeedSubject & { status: SupplyStatus }

/** The steps of a supply. */
export const supplySteps = stepTable<SupplyStatus, SupplyNeed, StepSubject>({
  steps: [
    onward('draft', 'ordered', BUYERS_AND_SHIPPERS, COMPLETE),
    onward('ordered', 'confirmed', BUYERS, ANSWERED),
    onward('confirmed', 'in_production', BUYERS),
    onward('in_production', 'ready', BUYERS_AND_SHIPPERS, MADE),
    // Steps that happen by themselves, as the cargo goes.
    onward('ready', 'loading', 'system'),
    onward('loading', 'shipped', 'system'),
    // What was being loaded is not loaded after all.
    { from: 'loading', to: 'ready', who: 'system', needs: [], reason: false, forward: false },
    onward('shipped', 'completed', BUYERS),
    cancel('draft'),
    cancel('ordered'),
    cancel('confirmed'),
    cancel('in_production'),
    cancel('ready'),
  ],
  checks: needs,
  mayTake: worksOnSupplies,
  overridable: ['sawmill_approved', 'ready_within_tolerance'],
})
