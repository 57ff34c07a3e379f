import { convertPriceUnit } from '@domain/timber'
import type { Schemas } from '../call'
import { toTenThousandths } from '../db/decimal-columns'
import { computeNetLinePrice } from '../deals/deal-figures'
import { computePercentChange } from '../prices/price-alert'
import type { CopyLine } from './copy-lines'

type Difference = Schemas['CopyDifference']

/** The price of a line today, and where it comes from. */
export type TodayPrice = Pick<Difference, 'source' | 'number' | 'date' | 'price_unit'> & {
  /** After the discount of the line that it comes from. */
  price: string
  is_discounted: boolean
}

/** A copied line; only those of deals have a discount. */
type ComparedLine = CopyLine & { discount?: Schemas['LineDiscount'] | null }

/**
 * Returns the lines whose price differs today, after their discounts and in the line's own unit.
 * @param pricesToday of each line; null keeps the line's price, and so does a price that can't be
 *   converted
 */
export const findDifferences = (
  lines: readonly ComparedLine[],
  pricesToday: readonly (TodayPrice | null)[],
  currency: Schemas['Currency'],
): Difference[] =>
  lines.flatMap((line, at) => {
    const { price_unit, specification, discount = null } = line
    const before = computeNetLinePrice({ ...line, discount }, currency)
    const today = pricesToday[at] ?? null
    if (!today) return []
    const { source, number, date } = today
    const now = convertPriceUnit(today.price, today.price_unit, price_unit, specification)?.price
    if (now === undefined) return []
    const was = before === null ? null : toTenThousandths(before)
    const is = toTenThousandths(now)
    if (was === is) return []
    const percent = computePercentChange(was, is)
    return [
      {
        line: at + 1,
        before,
        now,
        price_unit,
        percent,
        is_discounted: discount !== null || today.is_discounted,
        source,
        number,
        date,
      },
    ]
  })

/** Sets the prices of today in the lines that have another one, in place of price and discount. */
export const applyDifferences = <Line extends ComparedLine>(
  lines: readonly Line[],
  differences: readonly Difference[],
): Line[] =>
  lines.map((line, at) => {
    const difference = differences.find((one) => one.line === at + 1)
    if (!difference) return line
    return { ...line, price: difference.now, ...('discount' in line && { discount: null }) }
  })
