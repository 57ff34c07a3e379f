import { convertPriceUnit, type Dimensions } from '@domain/timber'
import { trimDecimal } from '@domain/numbers'
import type { Schemas } from '../call'
import { fromTenThousandths, toTenThousandths } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'

/** Larger changes of a price must be confirmed. */
const ALERT_CHANGE_SHARE = 0.3

type Amounts = Pick<Row<'prices'>, 'price' | 'price_small' | 'price_medium' | 'price_large'>
type AlertTerms = Amounts & { unit: Schemas['Unit']; hidden?: number }
type Wood = Pick<Row<'products'>, 'specification'>

/**
 * Returns the reason to confirm a price: it is zero, or changed by more than 30 % for any company
 * size. Null if it needs no confirmation.
 */
export function getPriceAlert(
  terms: AlertTerms,
  before: AlertTerms | null,
  product: Wood | undefined,
): Schemas['ImportAlert'] | null {
  if (terms.hidden === 1) return null
  if ([terms.price, terms.price_small, terms.price_medium, terms.price_large].includes(0))
    return 'zero_price'
  if (before === null) return null
  const previous = convertPrices(before, terms.unit, product)
  const isBig = (['price', 'price_small', 'price_medium', 'price_large'] as const).some((size) => {
    const [from, to] = [previous[size] ?? previous.price, terms[size] ?? terms.price]
    return (
      from !== null &&
      to !== null &&
      (from === 0 ? to > 0 : Math.abs(to - from) / from > ALERT_CHANGE_SHARE)
    )
  })
  return isBig ? 'big_change' : null
}

/**
 * Converts prices to another unit, in ten-thousandths of a euro; null if the wood can't be
 * converted.
 */
export function convertPrices(
  terms: AlertTerms,
  unit: Schemas['Unit'],
  product: Wood | undefined,
): Amounts {
  const dimensions: Dimensions | undefined = product && parseJson(product.specification)
  const convert = (price: number | null): number | null => {
    if (price === null || terms.unit === unit || !dimensions) return price
    const converted = convertPriceUnit(fromTenThousandths(price), terms.unit, unit, dimensions)
    return converted && toTenThousandths(converted.price)
  }
  return {
    price: convert(terms.price),
    price_small: convert(terms.price_small),
    price_medium: convert(terms.price_medium),
    price_large: convert(terms.price_large),
  }
}

/**
 * Returns the change in per cent, with at most two decimals; null without a price to compare. A
 * change above the share that alerts is at least 30.01, so that it does not read as 30.
 */
export function computePercentChange(before: number | null, after: number | null): string | null {
  if (before === null || after === null || before === 0) return null
  const share = Math.abs(after - before) / before
  const rounded = Math.round(share * 10_000)
  const alertHundredths = ALERT_CHANGE_SHARE * 10_000
  const shown = share > ALERT_CHANGE_SHARE ? Math.max(rounded, alertHundredths + 1) : rounded
  const percent = trimDecimal((shown / 100).toFixed(2))
  return after < before && shown > 0 ? `-${percent}` : percent
}
