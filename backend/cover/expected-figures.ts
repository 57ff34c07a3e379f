import { boughtParts } from '../allocations/bought-parts'
import { plannedCents } from '../allocations/recount-deals'
import { expectedCost } from '../allocations/rules/line-cost'
import type { Schemas } from '../call'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import type { Db } from '../db/tables'
import { withMargin } from '../deals/figures'
import type { DealRecord } from '../deals/find-deal'
import { dealCostsOf } from '../deals/deal-write'
import { sumKnownAmounts } from '@/shared/lib/timber'

/** The deal as it comes out with what is bought for it, the rest as planned; line by line what makes the difference. */
export async function expectedFigures(db: Db, { deal, lines }: DealRecord): Promise<Schemas['ExpectedCost']> {
  const parts = await boughtParts(db, [deal.id])
  const costs = lines.map((line): Schemas['LineCost'] => {
    const planned = plannedCents(line)
    const cost = expectedCost({ litres: line.volume_l, plannedCents: planned, deal }, parts.get(line.id) ?? [])
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
  const written = dealCostsOf(deal)
  const figures = withMargin(
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
