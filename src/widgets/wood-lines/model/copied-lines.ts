import type { CopiedRecord } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import type { LinesStore } from '@/shared/ui/lines-grid'
import type { WoodLine } from './wood-line'

type Copy = Pick<Schemas['DealCopy'], 'source' | 'differences' | 'notes'>

/** Returns the source of a copy, with the ids of the lines that its differences belong to. */
export const toCopiedRecord = (
  { source, differences, notes }: Copy,
  rows: readonly Pick<WoodLine, 'id'>[],
): CopiedRecord => ({
  source,
  notes,
  differences: differences.map((difference) => ({
    ...difference,
    lineId: rows[difference.line - 1]?.id ?? '',
  })),
})

/** Prices of a copy: those of the source, or those of today. */
export type PriceChoice = 'same' | 'today'

type Difference = CopiedRecord['differences'][number]

const getPrice = (difference: Difference, choice: PriceChoice): string =>
  choice === 'today' ? difference.now : (difference.before ?? '')

/** True if a line has this price; a rewritten one differs. */
function hasChosenPrice(line: WoodLine, difference: Difference, choice: PriceChoice): boolean {
  const price = getPrice(difference, choice)
  const isSame =
    price === '' || line.prices.price === ''
      ? price === line.prices.price
      : Number(price) === Number(line.prices.price)
  return isSame && line.price_unit === difference.price_unit
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
    return { ...line, prices: { ...line.prices, price: getPrice(difference, choice) } }
  })
  store.replace(lines)
  return kept
}
