import type { CopiedRecord } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { setNetPrice, type WoodLine } from './wood-line'

type Copy = Pick<Schemas['DealCopy'], 'source' | 'differences' | 'notes'>

/**
 * Returns the source of a copy, with the lines that its differences belong to.
 * @param rows the copied lines, with the prices of the source
 */
export const toCopiedRecord = (
  { source, differences, notes }: Copy,
  rows: readonly Pick<WoodLine, 'id' | 'prices' | 'discount'>[],
): CopiedRecord => ({
  source,
  notes,
  differences: differences.map((difference) => {
    const row = rows[difference.line - 1]
    return {
      ...difference,
      lineId: row?.id ?? '',
      sourcePrice: row?.prices.price ?? '',
      sourceDiscount: row?.discount ?? '',
    }
  }),
})

/** Prices of a copy: those of the source, or those of today. */
export type PriceChoice = 'same' | 'today'

type Difference = CopiedRecord['differences'][number]

/** Price and discount of a choice. A price of today has no discount. */
const getTerms = (difference: Difference, choice: PriceChoice) =>
  choice === 'today'
    ? { price: difference.now, discount: '' }
    : { price: difference.sourcePrice, discount: difference.sourceDiscount }

/** True if a line has this price and discount; a rewritten one differs. */
function hasChosenPrice(line: WoodLine, difference: Difference, choice: PriceChoice): boolean {
  const { price, discount } = getTerms(difference, choice)
  const isSame =
    price === '' || line.prices.price === ''
      ? price === line.prices.price
      : Number(price) === Number(line.prices.price)
  return isSame && line.price_unit === difference.price_unit && (line.discount ?? '') === discount
}

/** Returns the choice that all compared lines follow; null if they differ. */
export function findPriceChoice(
  lines: readonly WoodLine[],
  differences: readonly Difference[],
): PriceChoice | null {
  const follows = (choice: PriceChoice) =>
    lines.every((line) => {
      const difference = differences.find(({ lineId }) => lineId === line.id)
      return !difference || hasChosenPrice(line, difference, choice)
    })
  return follows('same') ? 'same' : follows('today') ? 'today' : null
}

/**
 * Sets the prices of a choice, as one undo step. A line whose price was entered by hand keeps it.
 * @returns the number of lines that keep their own price
 */
export function choosePrices<Line extends WoodLine>(
  store: LinesStore<Line>,
  differences: readonly Difference[],
  choice: PriceChoice,
): number {
  let kept = 0
  const previous = choice === 'today' ? 'same' : 'today'
  const lines = store.lines().map((line): Line => {
    const difference = differences.find(({ lineId }) => lineId === line.id)
    if (!difference || hasChosenPrice(line, difference, choice)) return line
    if (!hasChosenPrice(line, difference, previous)) {
      kept += 1
      return line
    }
    const { price, discount } = getTerms(difference, choice)
    return { ...setNetPrice(line, price), ...(discount !== '' && { discount }) }
  })
  store.replace(lines)
  return kept
}
