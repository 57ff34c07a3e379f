import { convertPriceCurrency, convertPriceUnit } from '@domain/timber'
import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers'
import type { Schemas } from '../call'
import { toCents } from '../db/decimal-columns'

type ComparablePrice = Schemas['ComparablePrice']

/** A price with its document's exchange rate. */
export type RatedPrice = Pick<ComparablePrice, 'price' | 'price_unit' | 'currency'> & {
  exchange_rate: string | null
}

export function toComparablePrice(
  { price, price_unit, currency, exchange_rate }: RatedPrice,
  wood: Schemas['Specification'],
): ComparablePrice {
  const rate = currency === 'EUR' ? '1' : exchange_rate
  // The unit first: a price per piece has too few decimals to be converted twice.
  const perM3 = convertPriceUnit(price, price_unit, 'm3', wood)?.price ?? null
  return {
    price,
    price_unit,
    currency,
    eur_per_m3:
      rate === null || perM3 === null
        ? null
        : formatDecimal(scaleToPlaces(parseDecimal(convertPriceCurrency(perM3, rate, '1')), 2), 2),
  }
}

/** Largest difference that the contract can express, in hundredths of a per cent. */
const MAX_HUNDREDTHS = 99_999_999

export function compareToTarget(
  price: ComparablePrice,
  target: ComparablePrice | null,
): Schemas['OfferPrice'] {
  const [offered, planned] = [price.eur_per_m3, target?.eur_per_m3 ?? null]
  const plannedCents = planned === null ? 0 : toCents(planned)
  const hundredths =
    offered === null || plannedCents === 0
      ? null
      : Math.round(((toCents(offered) - plannedCents) / plannedCents) * 10_000)
  return {
    ...price,
    target_difference_percent:
      hundredths === null || hundredths > MAX_HUNDREDTHS
        ? null
        : formatDecimal(BigInt(hundredths), 2),
  }
}
