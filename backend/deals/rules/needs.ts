import { parseDecimal, subtractAmounts, sumAmounts } from '@/shared/lib/timber'
import type { DealWrite, Need, Schemas } from '../contract'

export type NeedCode = Need['code']

/** What the needs of a step are judged by. Amounts are decimal strings; those of the client are in euro. */
export type NeedSubject = {
  deal: Pick<DealWrite, 'incoterms' | 'currency' | 'exchange_rate' | 'delivery_week_from'> & {
    lines: readonly Pick<DealWrite['lines'][number], 'price'>[]
  }
  revenueEur: string | null
  /** Whether supplies were ordered for it. */
  isPurchased: boolean
  client: {
    status: Schemas['ClientStatus']
    creditLimitEur: string | null
    /** Of the client's other deals that are confirmed and not yet completed. */
    exposureEur: string
  }
}

type Check = (subject: NeedSubject) => Need[]

const CHECKS: Record<NeedCode, Check> = {
  line: ({ deal }) => (deal.lines.length === 0 ? [{ code: 'line', pointer: '/lines' }] : []),
  line_price: ({ deal }) =>
    deal.lines.flatMap((line, i) => (isPriced(line.price) ? [] : [{ code: 'line_price', pointer: `/lines/${i}/price` }])),
  delivery_week: ({ deal }) =>
    deal.delivery_week_from === null ? [{ code: 'delivery_week', pointer: '/delivery_week_from' }] : [],
  incoterms_place: ({ deal }) =>
    deal.incoterms.place.trim() === '' ? [{ code: 'incoterms_place', pointer: '/incoterms/place' }] : [],
  exchange_rate: ({ deal }) =>
    deal.currency !== 'EUR' && deal.exchange_rate === null ? [{ code: 'exchange_rate', pointer: '/exchange_rate' }] : [],
  client_not_blocked: ({ client }) => (client.status === 'blocked' ? [{ code: 'client_not_blocked' }] : []),
  within_credit_limit: ({ client, revenueEur }) => {
    if (client.creditLimitEur === null || revenueEur === null) return []
    const afterwards = sumAmounts([client.exposureEur, revenueEur])
    const over = subtractAmounts(afterwards, client.creditLimitEur)
    if (parseDecimal(over).units <= 0n) return []
    return [
      {
        code: 'within_credit_limit',
        params: { limit: client.creditLimitEur, exposure: client.exposureEur, amount: revenueEur, over },
      },
    ]
  },
  no_supply_ordered: ({ isPurchased }) => (isPurchased ? [{ code: 'no_supply_ordered' }] : []),
}

const isPriced = (price: string | null): boolean => price !== null && parseDecimal(price).units > 0n

/** What is still missing of some needs, in their order. */
export const missingOf = (needs: readonly NeedCode[], subject: NeedSubject): Need[] =>
  needs.flatMap((code) => CHECKS[code](subject))
