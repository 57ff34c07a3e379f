import { convertPriceCurrency, convertPriceUnit, type Unit } from '@domain/timber'
import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers'
import { getCurrencyPlaces } from '@domain/money'
import type { Schemas } from '../call'
import type { RatedPrice } from '../purchases/offer-prices'
import { convertPaidPrice } from '../purchases/last-paid'

type Specification = Schemas['Specification']

/** The unit, currency and wood that a price is converted to. */
export type PriceTarget = {
  price_unit: Unit
  currency: Schemas['Currency']
  exchange_rate: string | null
  specification: Specification
}

/**
 * Converts a price of other wood of the same section to the unit and currency of a line. Null if an
 * exchange rate or a dimension is unknown.
 */
export function convertToLinePrice(
  { price, price_unit, currency, exchange_rate }: RatedPrice,
  wood: Specification,
  target: PriceTarget,
): string | null {
  const ofTarget = convertPaidPrice({ price, price_unit }, wood, target.specification)
  const perM3 = ofTarget ? null : convertPriceUnit(price, price_unit, 'm3', wood)?.price
  const basis = ofTarget ?? (perM3 ? { price: perM3, price_unit: 'm3' as const } : null)
  if (!basis) return null
  const inUnit =
    basis.price_unit === target.price_unit
      ? basis.price
      : convertPriceUnit(basis.price, basis.price_unit, target.price_unit, target.specification)
          ?.price
  if (inUnit === undefined) return null
  if (currency === target.currency) return inUnit
  const from = getRate(currency, exchange_rate)
  const to = getRate(target.currency, target.exchange_rate)
  if (from === null || to === null) return null
  return roundPrice(convertPriceCurrency(inUnit, from, to), target.currency)
}

const getRate = (currency: string, rate: string | null): string | null =>
  currency === 'EUR' ? '1' : rate

/** Rounds a converted price as the trade writes it: to cents, and below 10 to four decimals. */
function roundPrice(price: string, currency: string): string {
  const places = getCurrencyPlaces(currency)
  if (places === 0) return `${formatDecimal(scaleToPlaces(parseDecimal(price), 0), 0)}.00`
  return Number(price) < 10 ? price : formatDecimal(scaleToPlaces(parseDecimal(price), 2), 2)
}
