import { parseDecimal } from '@domain/numbers'
import { subtractAmounts, sumAmounts } from '@domain/money'
import { addWeeks, isWeek, toWeek } from '@domain/calendar'
import { isOverTruck, computeTruckFill, type TruckLoad } from '../../baskets/rules/line-figures'
import { isOverReservationLimit } from '../../baskets/rules/reservation-limit'
import {
  type NeedChecks,
  createStateMachine,
  type StateTransition,
} from '../../documents/state-machine'
import type { OrderNeed, OrderStatus } from '../schema'
import type { Role, Schemas } from '../../call'
import type { FieldError } from '../../problems/problem'

/** The client linked to the company, with its credit figures in euro. */
export type LinkedClient = {
  status: Schemas['ClientStatus']
  hasSaleManager: boolean
  creditLimitEur: string | null
  /** Exposure of its other deals that are confirmed and not completed. */
  exposureEur: string
}

/** Data that the needs of an order depend on. */
export type OrderNeedSubject = {
  incoterms: Schemas['OrderRule']
  trucks: number
  hasAddress: boolean
  /** True if a delivery week is set that has not passed. */
  hasWeek: boolean
  truckLoad: TruckLoad
  /** Names of products whose unreserved packs have another price today, or none. */
  repricedProducts: readonly string[]
  /** Names of products of which packs are missing. */
  missingProducts: readonly string[]
  /**
   * The limit of the company, and the wood that it reserves with the order. Null if all packs are
   * reserved, and for staff.
   */
  reservation: { percent: number; load: TruckLoad } | null
  company: string
  /** Reason of the company's block, '' without a reason; null if not blocked. */
  blocked: string | null
  /** Null if no client is linked. */
  client: LinkedClient | null
  /** Total of the order in euro. */
  total: string
  /** True if some of its wood has been shipped. */
  hasDeparted: boolean
  /** True if its deal has an invoice that is not credited. */
  isInvoiced: boolean
}

/** Checks of the needs of each transition. */
const orderNeeds: NeedChecks<OrderNeed, OrderNeedSubject> = {
  address: ({ hasAddress }) => (hasAddress ? [] : [{ code: 'address', pointer: '/address_id' }]),
  delivery_week: ({ hasWeek }) =>
    hasWeek ? [] : [{ code: 'delivery_week', pointer: '/delivery_week' }],
  one_truck: ({ incoterms, trucks }) =>
    incoterms === 'FCA' || trucks === 1 ? [] : [{ code: 'one_truck', pointer: '/trucks' }],
  within_truck: ({ incoterms, truckLoad }) => {
    if (incoterms === 'FCA' || !isOverTruck(truckLoad)) return []
    const { weight_kg, most_kg, m3, most_m3 } = computeTruckFill(truckLoad)
    return [
      {
        code: 'within_truck',
        params: { kg: String(weight_kg), most_kg: String(most_kg), m3, most_m3 },
      },
    ]
  },
  price_of_today: ({ repricedProducts }) =>
    repricedProducts.length === 0
      ? []
      : [{ code: 'price_of_today', params: { products: repricedProducts.join(', ') } }],
  wood_there: ({ missingProducts }) =>
    missingProducts.length === 0
      ? []
      : [{ code: 'wood_there', params: { products: missingProducts.join(', ') } }],
  within_reservation: ({ reservation }) =>
    reservation === null || !isOverReservationLimit(reservation.percent, reservation.load)
      ? []
      : [{ code: 'within_reservation', params: { percent: String(reservation.percent) } }],
  linked_client: ({ client, company }) =>
    client ? [] : [{ code: 'linked_client', params: { company } }],
  sale_manager: ({ client, company }) =>
    !client || client.hasSaleManager ? [] : [{ code: 'sale_manager', params: { company } }],
  company_not_blocked: ({ blocked, company }) =>
    blocked === null ? [] : [{ code: 'company_not_blocked', params: { company, reason: blocked } }],
  client_not_blocked: ({ client, company }) =>
    client?.status === 'blocked' ? [{ code: 'client_not_blocked', params: { company } }] : [],
  within_credit_limit: ({ client, total }) => {
    if (!client || client.creditLimitEur === null) return []
    const over = subtractAmounts(sumAmounts([client.exposureEur, total]), client.creditLimitEur)
    if (parseDecimal(over).units <= 0n) return []
    return [
      {
        code: 'within_credit_limit',
        params: { limit: client.creditLimitEur, exposure: client.exposureEur, amount: total, over },
      },
    ]
  },
  nothing_departed: ({ hasDeparted }) => (hasDeparted ? [{ code: 'nothing_departed' }] : []),
  // A credit note does not help once wood has departed.
  nothing_invoiced: ({ hasDeparted, isInvoiced }) =>
    isInvoiced && !hasDeparted ? [{ code: 'nothing_invoiced' }] : [],
}

type OrderStateTransition = StateTransition<OrderStatus, OrderNeed['code']>
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
  'price_of_today',
  'wood_there',
  'within_reservation',
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

const forwardTransition = (
  from: OrderStatus,
  to: OrderStatus,
  roles: OrderStateTransition['roles'],
  needed: readonly NeedCode[] = [],
): OrderStateTransition => ({
  from,
  to,
  roles,
  needs: needed,
  reasonRequired: false,
  forward: true,
})
const cancelTransition = (
  from: OrderStatus,
  roles: OrderStateTransition['roles'],
  needed: readonly NeedCode[] = [],
): OrderStateTransition => ({
  from,
  to: 'canceled',
  roles,
  needs: needed,
  // An order that was not placed holds nothing.
  reasonRequired: from !== 'initial',
  forward: false,
})

/** Data that the transitions of an order depend on. */
export type OrderTransitionSubject = OrderNeedSubject & { status: OrderStatus }

export const orderStateMachine = createStateMachine<OrderStatus, OrderNeed, OrderTransitionSubject>(
  {
    transitions: [
      forwardTransition('initial', 'ordered', BUYING_ROLES, ORDER_NEEDS),
      // One of the two follows immediately: a load in one truck needs the manager's approval.
      forwardTransition('ordered', 'pending', 'system'),
      forwardTransition('ordered', 'received', 'system'),
      forwardTransition('pending', 'received', SERVING_ROLES, [
        'company_not_blocked',
        'client_not_blocked',
      ]),
      forwardTransition('received', 'confirmed', SERVING_ROLES, DEAL_NEEDS),
      // Automatic transitions that follow the deal.
      forwardTransition('confirmed', 'in_progress', 'system'),
      forwardTransition('in_progress', 'completed', 'system'),
      // Loading was canceled.
      {
        from: 'in_progress',
        to: 'confirmed',
        roles: 'system',
        needs: [],
        reasonRequired: false,
        forward: false,
      },
      cancelTransition('initial', BUYING_ROLES),
      cancelTransition('ordered', BUYING_ROLES),
      cancelTransition('pending', BUYING_ROLES),
      cancelTransition('received', BUYING_ROLES),
      cancelTransition('confirmed', SERVING_ROLES),
      cancelTransition('in_progress', GLOBAL_ROLES, ['nothing_departed', 'nothing_invoiced']),
    ],
    checks: orderNeeds,
    // An order that the caller can read is in scope.
    canTake: () => true,
    overridable: ['client_not_blocked', 'within_credit_limit'],
  },
)

/** Returns the automatic status after ordering. */
export const getStatusAfterOrdering = (incoterms: OrderNeedSubject['incoterms']): OrderStatus =>
  incoterms === 'FCA' ? 'received' : 'pending'

/** Maximum weeks ahead for wood from stock, whose price is held for a year at most. */
const MAX_WEEKS_AHEAD = 52

/**
 * Returns errors of the delivery week.
 * @param today business day, `YYYY-MM-DD`; its week is the earliest allowed
 */
export function findDeliveryWeekErrors(week: string | null, today: string): FieldError[] {
  if (week === null) return []
  const pointer = '/delivery_week'
  if (!isWeek(week)) return [{ pointer, code: 'wrong_format' }]
  if (isWeekOver(week, today)) return [{ pointer, code: 'week_over' }]
  if (week > addWeeks(toWeek(today), MAX_WEEKS_AHEAD))
    return [{ pointer, code: 'week_too_far', params: { max: MAX_WEEKS_AHEAD } }]
  return []
}

/** True if the week ended before that day. */
export const isWeekOver = (week: string, today: string): boolean => week < toWeek(today)
