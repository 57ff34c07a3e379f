import { sumAmounts, sumKnownAmounts } from '@/shared/lib/timber'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import { withMargin, type FiguredDeal, type FullFigures } from './figures'

/** What supplies and cargo have brought of a line so far; litres, cents of the deal's currency. */
export type LineProgress = {
  volume_l: number
  weight_kg: number
  amount_cents: number
  /** Null where no purchase price is planned. */
  planned_cost_cents: number | null
  purchased_l: number
  loaded_l: number
  actual_purchase_cents: number
}

/**
 * What a deal comes to by what was really loaded: each line in the share that was loaded, at what was paid for what was bought, or
 * at the planned price where nothing is bought yet. Null until something is loaded.
 * @param actualFreight what the cargo cost, in the deal's currency; null while it is open, and then the plan counts
 */
export function actualFigures(
  deal: FiguredDeal,
  actualFreight: string | null,
  lines: readonly LineProgress[],
): FullFigures | null {
  if (lines.every((line) => line.loaded_l === 0)) return null
  const loaded = lines.map((line) => ({
    volume_m3: fromLitres(line.loaded_l),
    weight_kg: share(line.weight_kg, line.loaded_l, line.volume_l),
    amount: fromCents(share(line.amount_cents, line.loaded_l, line.volume_l)),
    cost: fromCentsOrNull(costOf(line)),
  }))
  return withMargin(deal, loaded, {
    revenue: sumAmounts(loaded.map((line) => line.amount)),
    purchase_cost: sumKnownAmounts(loaded.map((line) => line.cost)),
    freight: actualFreight ?? deal.planned_freight ?? '0.00',
  })
}

/** Cents for what was loaded of a line; null where some was, and neither paid for nor planned. */
function costOf({ purchased_l, loaded_l, volume_l, actual_purchase_cents, planned_cost_cents }: LineProgress): number | null {
  if (loaded_l === 0) return 0
  if (purchased_l > 0) return share(actual_purchase_cents, loaded_l, purchased_l)
  return planned_cost_cents === null ? null : share(planned_cost_cents, loaded_l, volume_l)
}

/** `part / whole` of a whole number, rounded; exact, since cents times litres go past 2^53. */
function share(value: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const doubled = (BigInt(value) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)
  return Number(doubled)
}
