import { convertToEuro, parseDecimal } from '@/shared/lib/timber'
import type { DealWrite } from '../contract'
import { convertDocumentAmount } from '../../wood-lines/convert-document-amount'

/** What a deal counts for against its client's credit, in euro, and the rate that it is counted at where that is not its own. */
export type CreditAmount = { amountEur: string | null; lastRate: string | null }

/**
 * Counts a deal at its own exchange rate; where that makes the currency cheaper by a tenth or more than the last one used for it, at that: a rate
 * that was mistyped, or typed to get past the limit, would make a large deal a small one.
 * @param revenue in the deal's currency
 * @param lastRate null where no other deal has one
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

/** A rate has six places at most. */
function toMillionths(rate: string): bigint {
  const { units, places } = parseDecimal(rate)
  return units * 10n ** BigInt(6 - places)
}
