import {
  computeAllocationCost,
  convertMoney,
  computeShare,
  type MoneyTerms,
} from './allocation-cost'
import type { WoodAmount } from './available-amount'

/** A part of a supply's line that is bought for a deal's line; of a line without a price nothing is known of its cost. `loaded` is litres of it. */
export type BoughtAllocation = WoodAmount & {
  loaded: number
  supply: MoneyTerms
  line: Parameters<typeof computeAllocationCost>[1] | null
}

/** Planned cost of a deal's line; with the deal's quantity tolerance in per cent, where it matters. */
export type PlannedLine = {
  litres: number
  plannedCents: number | null
  deal: MoneyTerms
  tolerancePercent?: number
}

/** What a line is expected to cost, in cents of the deal's currency. Null is what can't be said. */
export type ExpectedCost = {
  boughtLitres: number
  boughtCents: number
  expectedCents: number | null
  /** What of the difference from the plan comes from where; together they are all of it. */
  byPrice: number | null
  byAmount: number | null
  byRate: number | null
}

/**
 * What is bought counts at its supply's price and rate, what is not bought yet as it was planned. More than was sold costs more by its amount, at
 * the planned price; a supply in the deal's own foreign currency by its rate; all else is the price. While a rate or a price is open, its wood counts as planned.
 * A rest without a planned price costs what the bought wood costs on average if it is within the tolerance: the line is bought in full.
 */
export function computeExpectedCost(
  { litres, plannedCents, deal, tolerancePercent = 0 }: PlannedLine,
  parts: readonly BoughtAllocation[],
): ExpectedCost {
  const planned = (amount: number) =>
    plannedCents === null ? null : computeShare(plannedCents, amount, litres)
  let [boughtLitres, boughtCents, byRate, known] = [0, 0, 0, true]
  for (const part of parts) {
    const paid = part.line && computeAllocationCost(part, part.line)
    const cost =
      (paid === null ? null : convertMoney(paid, part.supply, deal)) ?? planned(part.litres)
    boughtLitres += part.litres
    boughtCents += cost ?? 0
    known &&= cost !== null
    if (cost !== null && paid !== null && part.supply.currency === deal.currency)
      byRate += cost - paid
  }
  const open = Math.max(0, litres - boughtLitres)
  const isBought = boughtLitres > 0 && open * 100 <= litres * tolerancePercent
  const rest =
    open === 0
      ? 0
      : (planned(open) ?? (isBought ? computeShare(boughtCents, open, boughtLitres) : null))
  const expectedCents = known && rest !== null ? boughtCents + rest : null
  if (expectedCents === null || plannedCents === null) {
    return { boughtLitres, boughtCents, expectedCents, byPrice: null, byAmount: null, byRate: null }
  }
  const byAmount = planned(Math.max(0, boughtLitres - litres)) ?? 0
  return {
    boughtLitres,
    boughtCents,
    expectedCents,
    byRate,
    byAmount,
    byPrice: expectedCents - plannedCents - byAmount - byRate,
  }
}

/**
 * What of a line is loaded costs, in cents of the deal's currency: each part at its own supply's price and rate, what was loaded from nowhere or at a price that is
 * open as it was planned. Null where that is not known either.
 * @param loaded litres of the line
 */
export function computeLoadedCost(
  { litres, plannedCents, deal }: PlannedLine,
  loaded: number,
  parts: readonly BoughtAllocation[],
): number | null {
  let [cents, unpaid] = [0, loaded]
  for (const part of parts) {
    const held = part.loaded === part.litres ? part : { litres: part.loaded, packs: null }
    const cost =
      part.line && convertMoney(computeAllocationCost(held, part.line), part.supply, deal)
    if (cost === null) continue
    cents += cost
    unpaid -= part.loaded
  }
  if (unpaid <= 0) return cents
  return plannedCents === null ? null : cents + computeShare(plannedCents, unpaid, litres)
}
