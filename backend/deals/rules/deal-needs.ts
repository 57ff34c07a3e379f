import { parseDecimal, subtractAmounts, sumAmounts } from '@/shared/lib/timber'
import type { NeedChecks } from '../../documents/state-machine'
import {
  findExchangeRateNeed,
  findLineNeed,
  findLinePriceNeeds,
  findLineWoodNeeds,
} from '../../wood-lines/wood-needs'
import type { DealNeed, DealWrite, Schemas } from '../contract'
import type { CreditAmount } from './credit-amount'

/** What the needs of a step are judged by. Amounts are decimal strings; those of the client are in euro. */
export type DealNeedSubject = {
  deal: Pick<DealWrite, 'incoterms' | 'currency' | 'exchange_rate' | 'delivery_week_from'> & {
    lines: readonly Pick<DealWrite['lines'][number], 'price' | 'product_id' | 'specification'>[]
  }
  credit: CreditAmount
  /** The places, from 0, of lines with a claim that their wood does not carry. */
  uncertifiedLines: readonly number[]
  /** Whether supplies were ordered for it. */
  isPurchased: boolean
  /** Whether some of its cargo has left, and whether some has not yet. */
  cargo: { hasLeft: boolean; waits: boolean }
  client: {
    status: Schemas['ClientStatus']
    creditLimitEur: string | null
    /** Sum of the client's other deals that are confirmed and not yet completed. */
    exposureEur: string
  }
}

/** What each step of a deal may lack. */
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
  nothing_departed: ({ cargo }) => (cargo.hasLeft ? [{ code: 'nothing_departed' }] : []),
  all_departed: ({ cargo }) => (cargo.hasLeft && !cargo.waits ? [] : [{ code: 'all_departed' }]),
  no_supply_ordered: ({ isPurchased }) => (isPurchased ? [{ code: 'no_supply_ordered' }] : []),
}
