import { parseDecimal } from '@domain/numbers'
import { subtractAmounts, sumAmounts, convertToEuro } from '@domain/money'
import { coversClaim } from '@domain/timber'
import type { Role, Schemas } from '../../call'
import {
  createStateMachine,
  type NeedChecks,
  type StateTransition,
} from '../../documents/state-machine'
import type { DealNeed, DealStatus, DealWrite, DealLineWrite, Specification } from '../schema'
import {
  findExchangeRateNeed,
  findLineNeed,
  findLinePriceNeeds,
  findLineWoodNeeds,
} from '../../wood-lines/check-wood-lines'
import { canWorkOnDeal } from './permissions'
import { convertDocumentAmount } from '../../wood-lines/wood-figures'

/**
 * The data that the needs of a deal check. Amounts are decimal strings; the client's are in euro.
 */
export type DealNeedSubject = {
  deal: Pick<DealWrite, 'incoterms' | 'currency' | 'exchange_rate' | 'delivery_week_from'> & {
    lines: readonly Pick<DealWrite['lines'][number], 'price' | 'product_id' | 'specification'>[]
  }
  credit: CreditAmount
  /** Indexes of lines whose product does not cover their certification claim. */
  uncertifiedLines: readonly number[]
  /** True if supplies were ordered for the deal. */
  isPurchased: boolean
  /** True if any cargo has, or has not, departed. */
  cargo: { hasDeparted: boolean; hasUndeparted: boolean }
  /** True if the deal has an invoice that is not credited. */
  isInvoiced: boolean
  client: {
    status: Schemas['ClientStatus']
    creditLimitEur: string | null
    /** Sum of the client's other sold deals that is not paid. */
    exposureEur: string
  }
}

/** The check of each need. */
export const dealNeeds: NeedChecks<DealNeed, DealNeedSubject> = {
  line: ({ deal }) => findLineNeed(deal.lines),
  line_wood: ({ deal }) => findLineWoodNeeds(deal.lines),
  line_price: ({ deal }) => findLinePriceNeeds(deal.lines),
  certified_wood: ({ uncertifiedLines }) =>
    uncertifiedLines.map((i) => ({ code: 'certified_wood', pointer: `/lines/${i}/certification` })),
  delivery_week: ({ deal }) =>
    deal.delivery_week_from === null
      ? [{ code: 'delivery_week', pointer: '/delivery_week_from' }]
      : [],
  incoterms_place: ({ deal }) =>
    deal.incoterms.place.trim() === ''
      ? [{ code: 'incoterms_place', pointer: '/incoterms/place' }]
      : [],
  exchange_rate: ({ deal }) => findExchangeRateNeed(deal),
  client_not_blocked: ({ client }) =>
    client.status === 'blocked' ? [{ code: 'client_not_blocked' }] : [],
  within_credit_limit: ({ client, credit }) => {
    const { amountEur: amount, lastRate } = credit
    if (client.creditLimitEur === null || amount === null) return []
    const afterwards = sumAmounts([client.exposureEur, amount])
    const over = subtractAmounts(afterwards, client.creditLimitEur)
    if (parseDecimal(over).units <= 0n) return []
    return [
      {
        code: 'within_credit_limit',
        params: {
          limit: client.creditLimitEur,
          exposure: client.exposureEur,
          amount,
          over,
          ...(lastRate && { last_rate: lastRate }),
        },
      },
    ]
  },
  nothing_departed: ({ cargo }) => (cargo.hasDeparted ? [{ code: 'nothing_departed' }] : []),
  // A credit note does not help once wood has departed.
  nothing_invoiced: ({ cargo, isInvoiced }) =>
    isInvoiced && !cargo.hasDeparted ? [{ code: 'nothing_invoiced' }] : [],
  all_departed: ({ cargo }) =>
    cargo.hasDeparted && !cargo.hasUndeparted ? [] : [{ code: 'all_departed' }],
  no_supply_ordered: ({ isPurchased }) => (isPurchased ? [{ code: 'no_supply_ordered' }] : []),
}

type DealStateTransition = StateTransition<DealStatus, DealNeed['code']>
type NeedCode = DealNeed['code']

const GLOBAL_ROLES = ['global_manager', 'admin'] as const
export const SALE_ROLES: readonly Role[] = ['sale_manager', ...GLOBAL_ROLES]
const ISSUER_ROLES: readonly Role[] = ['sale_manager', 'purchase_manager', ...GLOBAL_ROLES]

/** Terms printed on the order confirmation. Each screen sorts them by its own form. */
export const CONFIRMATION_NEEDS: readonly NeedCode[] = [
  'incoterms_place',
  'delivery_week',
  'line',
  'line_wood',
  'line_price',
  'certified_wood',
]
export const CREDIT_NEEDS: readonly NeedCode[] = ['client_not_blocked', 'within_credit_limit']
/** Confirming fixes the rate, and the credit check needs it, so it can't be overridden. */
export const AGREEMENT_NEEDS: readonly NeedCode[] = ['exchange_rate', ...CREDIT_NEEDS]

const forwardTransition = (
  from: DealStatus,
  to: DealStatus,
  roles: DealStateTransition['roles'],
  needs: readonly NeedCode[] = [],
): DealStateTransition => ({
  from,
  to,
  roles,
  needs,
  reasonRequired: false,
  forward: true,
})
const cancelTransition = (
  from: DealStatus,
  roles: DealStateTransition['roles'],
  needs: readonly NeedCode[] = [],
): DealStateTransition => ({
  from,
  to: 'canceled',
  roles,
  needs,
  reasonRequired: true,
  forward: false,
})

export type DealTransitionSubject = DealNeedSubject & { status: DealStatus; saleManagerId: string }

export const dealStateMachine = createStateMachine<DealStatus, DealNeed, DealTransitionSubject>({
  transitions: [
    forwardTransition('draft', 'order_confirmation', ISSUER_ROLES, CONFIRMATION_NEEDS),
    {
      from: 'order_confirmation',
      to: 'draft',
      roles: SALE_ROLES,
      needs: [],
      reasonRequired: true,
      forward: false,
    },
    forwardTransition('order_confirmation', 'confirmed', SALE_ROLES, AGREEMENT_NEEDS),
    // Transitions that the system takes as cargo progresses.
    forwardTransition('confirmed', 'loading', 'system'),
    forwardTransition('loading', 'shipped', 'system'),
    forwardTransition('shipped', 'delivered', 'system'),
    // The loading was undone.
    {
      from: 'loading',
      to: 'confirmed',
      roles: 'system',
      needs: [],
      reasonRequired: false,
      forward: false,
    },
    // The rest of the wood is not going to be loaded.
    {
      from: 'loading',
      to: 'shipped',
      roles: GLOBAL_ROLES,
      needs: ['all_departed'],
      reasonRequired: true,
      forward: false,
    },
    forwardTransition('delivered', 'completed', SALE_ROLES),
    cancelTransition('draft', ['sale_manager'], ['no_supply_ordered']),
    cancelTransition('order_confirmation', ['sale_manager'], ['no_supply_ordered']),
    cancelTransition('confirmed', ['sale_manager'], ['no_supply_ordered']),
    cancelTransition('draft', GLOBAL_ROLES),
    cancelTransition('order_confirmation', GLOBAL_ROLES),
    cancelTransition('confirmed', GLOBAL_ROLES),
    // Wood in loading can still be stopped. After departure the deal can no longer be canceled.
    cancelTransition('loading', GLOBAL_ROLES, ['nothing_departed', 'nothing_invoiced']),
  ],
  checks: dealNeeds,
  canTake: canWorkOnDeal,
  overridable: [...CREDIT_NEEDS, 'certified_wood'],
})

/**
 * The euro value of a deal against its client's credit limit. `lastRate` is null if the deal's own
 * rate is used.
 */
export type CreditAmount = { amountEur: string | null; lastRate: string | null }

/**
 * Converts a deal's revenue at its own exchange rate. If that rate is a tenth or more above the
 * last one used, it converts at the last one, so that a wrong rate can't bypass the credit limit.
 */
export function computeCreditAmount(
  deal: Pick<DealWrite, 'currency' | 'exchange_rate'>,
  revenue: string,
  lastRate: string | null,
): CreditAmount {
  const isCheap =
    lastRate !== null &&
    deal.exchange_rate !== null &&
    toMillionths(deal.exchange_rate) * 10n >= toMillionths(lastRate) * 11n
  return isCheap
    ? { amountEur: convertToEuro(revenue, lastRate), lastRate }
    : { amountEur: convertDocumentAmount(deal, revenue), lastRate: null }
}

/** Exchange rates have at most six places. */
function toMillionths(rate: string): bigint {
  const { units, places } = parseDecimal(rate)
  return units * 10n ** BigInt(6 - places)
}

type ClaimedLine = Pick<DealLineWrite, 'product_id' | 'certification'> & {
  specification: Pick<Specification, 'certification'>
}

/**
 * Returns the indexes of lines that claim a certificate which their product does not cover. Lines
 * without a product can claim any.
 */
export const findUncertifiedLines = (lines: readonly ClaimedLine[]): number[] =>
  lines.flatMap(({ product_id, certification, specification }, i) =>
    product_id === null || coversClaim(specification.certification, certification) ? [] : [i],
  )
