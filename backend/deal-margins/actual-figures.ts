import { sumAmounts, sumKnownAmounts } from '@/shared/lib/timber'
import { fromCents, fromCentsOrNull, fromLitres, toCents } from '../db/decimal-columns'
import {
  computeFiguresWithMargin,
  type DealCostTerms,
  type DealFiguresWithMargin,
} from '../deals/deal-figures'

/** What supplies and cargo have brought of a line so far; litres, cents of the deal's currency. */
export type LoadedLine = {
  volume_l: number
  weight_kg: number
  amount_cents: number
  loaded_l: number
  /** Of what is loaded; null where that is neither paid nor planned. */
  loaded_cost_cents: number | null
}

/**
 * What a deal comes to by what was really loaded: each line in the share that was loaded, at what was paid for just that, or at the
 * planned price where that is not known. What is only planned for the deal as a whole (freight, other costs, a commission that is an
 * amount) counts in the share of the deal's volume that is loaded, all of it at most: else half a deal would carry the costs of a whole one.
 * Null until something is loaded.
 *
 * 20 of 40 m3 loaded, sold at 12,480.00, bought at 9,600.00, with freight of 1,200.00, other costs of 300.00 and a commission of 200.00 planned:
 * 6,240.00 - 4,800.00 - 600.00 - 150.00 - 100.00 = 590.00.
 * @param actualFreight what the cargo cost, in the deal's currency; null while it is open, and then the plan counts
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

/** The deal with its fixed costs cut to the share of its volume that is loaded. A commission in per cent follows the revenue by itself. */
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

/** `part / whole` of a whole number, rounded; exact, since cents times litres go past 2^53. */
function computeRoundedShare(value: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const doubled = (BigInt(value) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)
  return Number(doubled)
}
