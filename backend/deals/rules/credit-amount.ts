import { convertToEuro, parseDecimal } from '@domain/timber'
import type { DealWrite } from '../contract'
import { convertDocumentAmount } from '../../wood-lines/wood-figures'

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
