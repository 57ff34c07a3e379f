import { convertPriceUnit } from '@domain/timber'
import type { Schemas } from '../call'
import { toTenThousandths } from '../db/decimal-columns'
import { computePercentChange } from '../prices/price-alert'
import type { CopyLine } from './copy-lines'

type Difference = Schemas['CopyDifference']

/** The price of a line today, and where it comes from. */
export type TodayPrice = Pick<Difference, 'source' | 'number' | 'date' | 'price_unit'> & {
  price: string
}

/**
 * Returns the lines whose price differs today, in the line's own unit.
 * @param pricesToday of each line; null keeps the line's price, and so does a price that can't be
 *   converted
 */
export const findDifferences = (
  lines: readonly CopyLine[],
  pricesToday: readonly (TodayPrice | null)[],
): Difference[] =>
  lines.flatMap(({ price: before, price_unit, specification }, at) => {
    const today = pricesToday[at] ?? null
    if (!today) return []
    const { source, number, date } = today
    const now = convertPriceUnit(today.price, today.price_unit, price_unit, specification)?.price
    if (now === undefined) return []
    const was = before === null ? null : toTenThousandths(before)
    const is = toTenThousandths(now)
    if (was === is) return []
    const percent = computePercentChange(was, is)
    return [{ line: at + 1, before, now, price_unit, percent, source, number, date }]
  })

/** Sets the prices of today in the lines that have another one. */
export const applyDifferences = <Line extends CopyLine>(
  lines: readonly Line[],
  differences: readonly Difference[],
): Line[] =>
  lines.map((line, at) => {
    const difference = differences.find((one) => one.line === at + 1)
    return difference ? { ...line, price: difference.now } : line
  })
