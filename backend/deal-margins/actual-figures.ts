import { sumAmounts, sumKnownAmounts } from '@domain/timber'
import { fromCents, fromCentsOrNull, fromLitres, toCents } from '../db/decimal-columns'
import {
  computeFiguresWithMargin,
  type DealCostTerms,
  type DealFiguresWithMargin,
} from '../deals/deal-figures'

/** Loaded amounts of a deal line; litres, and cents of the deal's currency. */
export type LoadedLine = {
  volume_l: number
  weight_kg: number
  amount_cents: number
  loaded_l: number
  /** Cost of the loaded wood; null if it is neither paid nor planned. */
  loaded_cost_cents: number | null
}

/**
 * Computes a deal's figures from the loaded share of each line, at the price paid, else the planned
 * price. Planned costs of the whole deal are scaled by the loaded share. Null if nothing is loaded.
 */
export function computeActualFigures(
  deal: DealCostTerms,
  actualFreight: string | null,
  lines: readonly LoadedLine[],
): DealFiguresWithMargin | null {
  if (lines.every((line) => line.loaded_l === 0)) return null
  const loaded = lines.map((line) => ({
    volume_m3: fromLitres(line.loaded_l),
    weight_kg: computeRoundedShare(line.weight_kg, line.loaded_l, line.volume_l),
    amount: fromCents(computeRoundedShare(line.amount_cents, line.loaded_l, line.volume_l)),
    cost: fromCentsOrNull(line.loaded_cost_cents),
  }))
  const begun = scaleFixedCosts(deal, lines)
  return computeFiguresWithMargin(begun, loaded, {
    revenue: sumAmounts(loaded.map((line) => line.amount)),
    isRevenueOpen: false,
    purchase_cost: sumKnownAmounts(loaded.map((line) => line.cost)),
    freight: actualFreight ?? begun.planned_freight ?? '0.00',
  })
}

/**
 * Scales fixed costs to the loaded share of the deal's volume. A commission in per cent follows the
 * revenue.
 */
function scaleFixedCosts(deal: DealCostTerms, lines: readonly LoadedLine[]): DealCostTerms {
  const whole = lines.reduce((sum, line) => sum + line.volume_l, 0)
  const loaded = Math.min(
    whole,
    lines.reduce((sum, line) => sum + line.loaded_l, 0),
  )
  const part = (amount: string) => fromCents(computeRoundedShare(toCents(amount), loaded, whole))
  const { commission, planned_freight, other_costs } = deal
  return {
    ...deal,
    commission:
      commission?.kind === 'amount' ? { ...commission, value: part(commission.value) } : commission,
    planned_freight: planned_freight && part(planned_freight),
    other_costs: other_costs.map((cost) => ({ ...cost, amount: part(cost.amount) })),
  }
}

/** Returns `value * part / whole`, rounded. Uses BigInt, because cents times litres exceed 2^53. */
function computeRoundedShare(value: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const doubled = (BigInt(value) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)
  return Number(doubled)
}
