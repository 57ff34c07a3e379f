import { PURCHASE_ROLES } from '@domain/rules/role-rules'
import type { Role, Schemas } from '../../call'
import {
  createStateMachine,
  type NeedChecks,
  type StateTransition,
} from '../../documents/state-machine'
import type { SupplyLineWrite, SupplyNeed, SupplyStatus, SupplyWrite } from '../schema'
import {
  type SupplyAllocationSummary,
  toReleasedAllocations,
} from '../../allocations/release-supply'
import { fromLitres } from '../../db/decimal-columns'
import {
  findExchangeRateNeed,
  findLineNeed,
  findLinePriceNeeds,
  findLineWoodNeeds,
} from '../../wood-lines/check-wood-lines'
import { canWorkOnSupplies } from '../policy'
import { getReadyDifference, type PartialVolumes } from '../supply-figures'

/** Data that the needs of a transition depend on. */
export type SupplyNeedSubject = {
  supply: Pick<
    SupplyWrite,
    'purchase_manager_id' | 'currency' | 'exchange_rate' | 'ready_week' | 'tolerance_percent'
  > & {
    lines: readonly (PartialVolumes &
      Pick<
        SupplyLineWrite,
        'product_id' | 'specification' | 'price' | 'confirmed_quantity' | 'ready_quantity'
      >)[]
  }
  sawmill: { name: string; approval: Schemas['SawmillApproval'] }
  allocated: SupplyAllocationSummary
  /** Numbers of the reports on a shipped supply that are not approved. */
  openReports: readonly string[]
  /** The wood that the user agreed to release; null if none. */
  agreedRelease: Schemas['ReleasedAllocations'] | null
}

type SawmillNeed = Schemas['SawmillNeed']

/** Checks of the needs of each transition. */
export const supplyNeeds: NeedChecks<SupplyNeed, SupplyNeedSubject> = {
  sawmill_not_suspended: ({ sawmill }) =>
    sawmill.approval === 'suspended' ? [toSawmillNeed('sawmill_not_suspended', sawmill)] : [],
  sawmill_approved: ({ sawmill }) =>
    sawmill.approval === 'pending' ? [toSawmillNeed('sawmill_approved', sawmill)] : [],
  purchase_manager: ({ supply }) =>
    supply.purchase_manager_id === null
      ? [{ code: 'purchase_manager', pointer: '/purchase_manager_id' }]
      : [],
  ready_week: ({ supply }) =>
    supply.ready_week === null ? [{ code: 'ready_week', pointer: '/ready_week' }] : [],
  exchange_rate: ({ supply }) => findExchangeRateNeed(supply),
  line: ({ supply }) => findLineNeed(supply.lines),
  line_wood: ({ supply }) => findLineWoodNeeds(supply.lines),
  line_price: ({ supply }) => findLinePriceNeeds(supply.lines),
  no_allocations: ({ allocated, agreedRelease }, to) => {
    const wood = to === 'completed' ? allocated.undelivered : allocated
    const params = toReleasedAllocations(wood)
    const isAgreed = agreedRelease?.m3 === params.m3 && agreedRelease.deals === params.deals
    return wood.litres === 0 || isAgreed ? [] : [{ code: 'no_allocations', params }]
  },
  no_stock: ({ allocated: { received } }) =>
    received === 0 ? [] : [{ code: 'no_stock', params: { m3: fromLitres(received) } }],
  report_open: ({ openReports }) =>
    openReports.map((number) => ({ code: 'report_open', params: { number } })),
  line_confirmed: ({ supply }) =>
    supply.lines.flatMap((line, i) =>
      line.confirmed_quantity === null
        ? [{ code: 'line_confirmed', pointer: `/lines/${i}/confirmed_quantity` }]
        : [],
    ),
  line_ready: ({ supply }) =>
    supply.lines.flatMap((line, i) =>
      line.ready_quantity === null
        ? [{ code: 'line_ready', pointer: `/lines/${i}/ready_quantity` }]
        : [],
    ),
  ready_within_tolerance: ({ supply }) =>
    supply.lines.flatMap((line, i): SupplyNeed[] => {
      const params = getReadyDifference(line, supply.tolerance_percent)
      return params
        ? [{ code: 'ready_within_tolerance', pointer: `/lines/${i}/ready_quantity`, params }]
        : []
    }),
}

const toSawmillNeed = (
  code: SawmillNeed['code'],
  { name }: SupplyNeedSubject['sawmill'],
): SawmillNeed => ({
  code,
  pointer: '/sawmill_id',
  params: { sawmill: name },
})

type SupplyStateTransition = StateTransition<SupplyStatus, SupplyNeed['code']>
type NeedCode = SupplyNeed['code']

const PURCHASE_AND_SHIPPING_ROLES: readonly Role[] = ['cargo_manager', ...PURCHASE_ROLES]

/** Needs of the order to the mill; a screen shows them in its own order. */
const ORDER_NEEDS: readonly NeedCode[] = [
  'sawmill_not_suspended',
  'sawmill_approved',
  'purchase_manager',
  'ready_week',
  'line',
  'line_wood',
  'line_price',
]
/**
 * Needs of the mill's confirmation: week, prices and quantities are locked from then on, and the
 * rate too.
 */
const CONFIRMATION_NEEDS: readonly NeedCode[] = [
  'ready_week',
  'exchange_rate',
  'line_price',
  'line_confirmed',
]
const READY_NEEDS: readonly NeedCode[] = ['line_ready', 'ready_within_tolerance']

const forwardTransition = (
  from: SupplyStatus,
  to: SupplyStatus,
  roles: SupplyStateTransition['roles'],
  needs: readonly NeedCode[] = [],
): SupplyStateTransition => ({
  from,
  to,
  roles,
  needs,
  reasonRequired: false,
  forward: true,
})
const automaticBackTransition = (from: SupplyStatus, to: SupplyStatus): SupplyStateTransition => ({
  from,
  to,
  roles: 'system',
  needs: [],
  reasonRequired: false,
  forward: false,
})
const cancelTransition = (from: SupplyStatus): SupplyStateTransition => ({
  from,
  to: 'canceled',
  roles: PURCHASE_ROLES,
  needs: ['no_allocations', 'no_stock'],
  reasonRequired: true,
  forward: false,
})

/** Data that the transitions of a supply depend on. */
export type SupplyTransitionSubject = SupplyNeedSubject & { status: SupplyStatus }

export const supplyStateMachine = createStateMachine<
  SupplyStatus,
  SupplyNeed,
  SupplyTransitionSubject
>({
  transitions: [
    forwardTransition('draft', 'ordered', PURCHASE_AND_SHIPPING_ROLES, ORDER_NEEDS),
    forwardTransition('ordered', 'confirmed', PURCHASE_ROLES, CONFIRMATION_NEEDS),
    forwardTransition('confirmed', 'in_production', PURCHASE_ROLES),
    forwardTransition('in_production', 'ready', PURCHASE_AND_SHIPPING_ROLES, READY_NEEDS),
    // Automatic transitions that follow the cargo and the yard.
    forwardTransition('ready', 'loading', 'system'),
    forwardTransition('loading', 'shipped', 'system'),
    // Loading was canceled.
    automaticBackTransition('loading', 'ready'),
    // Wood is at the mill again: a receipt was taken back, or an inspection accepted more.
    automaticBackTransition('shipped', 'ready'),
    automaticBackTransition('shipped', 'loading'),
    forwardTransition('shipped', 'completed', PURCHASE_ROLES, ['no_allocations', 'report_open']),
    cancelTransition('draft'),
    cancelTransition('ordered'),
    cancelTransition('confirmed'),
    cancelTransition('in_production'),
    cancelTransition('ready'),
  ],
  checks: supplyNeeds,
  canTake: canWorkOnSupplies,
  overridable: ['sawmill_approved', 'ready_within_tolerance'],
})
