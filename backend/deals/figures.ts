import {
  commissionAmount,
  inEuro,
  lineAmount,
  lineVolume,
  lineWeight,
  marginOf,
  sumAmounts,
  sumKnownAmounts,
  sumVolumes,
  type SaleCosts,
} from '@/shared/lib/timber'
import type { DealFigures, DealWrite, Schemas, Specification } from './contract'

/** What a line's figures come from. */
export type FiguredLine = {
  quantity: string
  unit: Schemas['Unit']
  specification: Specification
  price: string | null
  planned_purchase_price: string | null
}

/** What a line comes to: m3, kg, its amount and its planned cost in the deal's currency; null for what is sold and has no purchase price. */
export type LineFigures = { volume_m3: string; weight_kg: number; amount: string; purchase_cost: string | null }

/** The fields of a deal that its figures come from, beside the lines. */
export type FiguredDeal = Pick<
  DealWrite,
  'currency' | 'exchange_rate' | 'commission' | 'planned_freight' | 'other_costs'
>

/** A deal's figures with the margin seen; who may not see it gets null in its place. */
export type FullFigures = DealFigures & { margin: Schemas['Margin'] }

export function lineFigures(line: FiguredLine): LineFigures {
  const { quantity, unit, specification } = line
  const isCostOpen = line.price !== null && line.planned_purchase_price === null
  return {
    volume_m3: lineVolume(quantity, unit, specification) ?? '0.000',
    weight_kg: lineWeight(quantity, unit, specification) ?? 0,
    amount: lineAmount(quantity, line.price ?? '0'),
    purchase_cost: isCostOpen ? null : lineAmount(quantity, line.planned_purchase_price ?? '0'),
  }
}

/** A deal as it is agreed: what all lines come to, less what they are planned to cost. */
export function plannedFigures(deal: FiguredDeal, lines: readonly LineFigures[]): FullFigures {
  const revenue = sumAmounts(lines.map((line) => line.amount))
  return withMargin(deal, lines, {
    revenue,
    purchase_cost: sumKnownAmounts(lines.map((line) => line.purchase_cost)),
    freight: deal.planned_freight ?? '0.00',
  })
}

/** Adds up lines and takes the costs off; the commission follows the revenue. */
export function withMargin(
  deal: FiguredDeal,
  lines: readonly Pick<LineFigures, 'volume_m3' | 'weight_kg'>[],
  money: Pick<SaleCosts, 'revenue' | 'purchase_cost' | 'freight'>,
): FullFigures {
  const volume_m3 = sumVolumes(lines.map((line) => line.volume_m3))
  const costs = {
    purchase_cost: money.purchase_cost,
    freight: money.freight,
    commission: commissionAmount(deal.commission, money.revenue),
    other_costs: sumAmounts(deal.other_costs.map((cost) => cost.amount)),
  }
  return {
    volume_m3,
    weight_kg: lines.reduce((total, line) => total + line.weight_kg, 0),
    revenue: money.revenue,
    revenue_eur: euroOf(deal, money.revenue),
    margin: { ...costs, ...marginOf({ ...costs, revenue: money.revenue, volume_m3 }) },
  }
}

/** An amount of the deal in euro; null while its exchange rate is open. */
export function euroOf(deal: Pick<FiguredDeal, 'currency' | 'exchange_rate'>, amount: string): string | null {
  if (deal.currency === 'EUR') return amount
  return deal.exchange_rate === null ? null : inEuro(amount, deal.exchange_rate)
}
