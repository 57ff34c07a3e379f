import type { components } from '@/shared/api/generated/schema'
import { getCurrencyPlaces, sumAmounts } from './amounts'
import { divideRounded, formatDecimal, parseDecimal, scaleToPlaces } from './decimal'

type Schemas = components['schemas']
export type OtherCost = Schemas['OtherCost']

/** Currency of a document, and its rate in units of the currency for one euro. */
type RatedCurrency = { readonly currency: string; readonly exchange_rate: string | null }

/** True if a cost needs a rate of its own: its currency is neither euro nor the document's. */
export const needsCostRate = (
  cost: { currency: string },
  document: { currency: string },
): boolean => cost.currency !== 'EUR' && cost.currency !== document.currency

/**
 * Converts a cost to the currency of its document, by way of the euro: rounded once, half away from
 * zero, to the decimals of the document's currency. Null while a rate is open.
 */
export function convertCost(
  { amount, ...cost }: Pick<OtherCost, 'amount'> & RatedCurrency,
  document: RatedCurrency,
): string | null {
  if (cost.currency === document.currency) return sumAmounts([amount])
  const [from, to] = [getRate(cost), getRate(document)]
  if (from === null || to === null) return null
  const unit = 10n ** BigInt(2 - getCurrencyPlaces(document.currency))
  const cents = scaleToPlaces(parseDecimal(amount), 2)
  const [rate, divisor] = [parseDecimal(to), parseDecimal(from)]
  return formatDecimal(
    divideRounded(
      cents * rate.units * 10n ** BigInt(divisor.places),
      divisor.units * 10n ** BigInt(rate.places) * unit,
    ) * unit,
    2,
  )
}

const getRate = ({ currency, exchange_rate }: RatedCurrency): string | null =>
  currency === 'EUR' ? '1' : exchange_rate
