import type { findBoughtAllocations } from '../allocations/bought-allocations'
import { computePlannedCents } from '../allocations/planned-cost'
import { computeExpectedCost } from '../allocations/rules/line-cost'
import type { Schemas } from '../call'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import { sumKnownAmounts } from '@domain/timber'
import { toDealCosts } from '../deals/deal-write'
import { computeFiguresWithMargin, type DealFiguresWithMargin } from '../deals/deal-figures'
import type { StoredDeal } from '../deals/find-deal'

/**
 * Expected figures of a deal, and per line the planned and expected cost with the causes of the
 * difference.
 */
export type ExpectedFigures = { figures: DealFiguresWithMargin; lines: Schemas['LineCost'][] }

/**
 * Computes the expected figures of a deal: bought wood at its supply's price and rate, the rest as
 * planned.
 * @param bought by deal line
 */
export function computeExpectedFigures(
  { deal, lines }: StoredDeal,
  bought: Awaited<ReturnType<typeof findBoughtAllocations>>,
): ExpectedFigures {
  const costs = lines.map((line): Schemas['LineCost'] => {
    const planned = computePlannedCents(line, deal.currency)
    const cost = computeExpectedCost(
      {
        litres: line.volume_l,
        plannedCents: planned,
        deal,
        tolerancePercent: deal.tolerance_percent,
      },
      bought.get(line.id) ?? [],
    )
    return {
      line_id: line.id,
      planned_cost: fromCentsOrNull(planned),
      bought_cost: fromCents(cost.boughtCents),
      expected_cost: fromCentsOrNull(cost.expectedCents),
      by_price: fromCentsOrNull(cost.byPrice),
      by_amount: fromCentsOrNull(cost.byAmount),
      by_rate: fromCentsOrNull(cost.byRate),
    }
  })
  const written = toDealCosts(deal)
  const figures = computeFiguresWithMargin(
    { currency: deal.currency, ...written },
    lines.map((line) => ({ volume_m3: fromLitres(line.volume_l), weight_kg: line.weight_kg })),
    {
      revenue: fromCents(deal.revenue_cents),
      isRevenueOpen: lines.some((line) => line.price === null),
      purchase_cost: sumKnownAmounts(costs.map((cost) => cost.expected_cost)),
      freight: written.planned_freight ?? '0.00',
    },
  )
  return { figures, lines: costs }
}
