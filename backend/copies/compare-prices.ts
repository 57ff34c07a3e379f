import { convertPriceUnit } from '@domain/timber'
import type { Schemas } from '../call'
import { toTenThousandths } from '../db/decimal-columns'
import { computePercentChange } from '../prices/price-alert'
import type { CopyLine } from './copy-lines'

type Difference = Schemas['CopyDifference']
type Price = { price: string; price_unit: Schemas['Unit'] }

/** The price of a line today, and where it comes from. */
export type TodayPrice = Price & Pick<Difference, 'source' | 'number' | 'date'>

/**
 * Returns the lines whose price differs today. A price is given in the line's own unit if that is
 * exact, else in its own.
 * @param pricesToday of each line; null keeps the line's price
 */
export const findDifferences = (
  lines: readonly CopyLine[],
  pricesToday: readonly (TodayPrice | null)[],
): Difference[] =>
  lines.flatMap((line, at) => {
    const today = pricesToday[at] ?? null
    if (!today) return []
    const { source, number, date } = today
    const now = toLineUnit(today, line)
    const before = { price: line.price, price_unit: line.price_unit }
    const comparable =
      before.price === null
        ? null
        : (convertPriceUnit(before.price, before.price_unit, now.price_unit, line.specification)
            ?.price ?? null)
    const was = comparable === null ? null : toTenThousandths(comparable)
    const is = toTenThousandths(now.price)
    if (was === is) return []
    return [
      { line: at + 1, before, now, percent: computePercentChange(was, is), source, number, date },
    ]
  })

function toLineUnit(
  { price, price_unit }: Price,
  line: Pick<CopyLine, 'price_unit' | 'specification'>,
): Price {
  const converted = convertPriceUnit(price, price_unit, line.price_unit, line.specification)
  return converted?.isExact
    ? { price: converted.price, price_unit: line.price_unit }
    : { price, price_unit }
}

/** Sets the prices of today in the lines that have another one. */
export const applyDifferences = <Line extends CopyLine>(
  lines: readonly Line[],
  differences: readonly Difference[],
): Line[] =>
  lines.map((line, at) => {
    const difference = differences.find((one) => one.line === at + 1)
    return difference ? { ...line, ...difference.now } : line
  })
