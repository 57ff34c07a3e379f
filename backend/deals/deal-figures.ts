import {
  commissionAmount,
  computeMargin,
  sumAmounts,
  sumKnownAmounts,
  sumVolumes,
  type SaleCosts,
} from '@/shared/lib/timber'
import { fromCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { convertDocumentAmount } from '../wood-lines/convert-document-amount'
import {
  computeWoodAmount,
  computeWoodFigures,
  type MeasuredWood,
} from '../wood-lines/wood-figures'
import type { DealFigures, DealLineWrite, DealWrite, Schemas } from './contract'

/** What a line's figures come from. */
export type PricedDealLine = MeasuredWood & Pick<DealLineWrite, 'price' | 'planned_purchase_price'>

/** What a line comes to: m3, kg, its amount and its planned cost in the deal's currency, each null while the line has no such price. */
export type DealLineAmounts = {
  volume_m3: string
  weight_kg: number
  amount: string | null
  purchase_cost: string | null
}

/** Services of a deal's lines, in cents of its currency. Migrations before 079 read lines that have no services yet. */
export const sumServicesCents = (
  lines: readonly Partial<Pick<Row<'deal_lines'>, 'service_cents'>>[],
): number => lines.reduce((sum, { service_cents = 0 }) => sum + service_cents, 0)

/** The fields of a deal that its figures come from, beside the lines. */
export type DealCostTerms = Pick<
  DealWrite,
  'currency' | 'exchange_rate' | 'commission' | 'planned_freight' | 'other_costs'
>

/** A deal's figures with its margin, which is null for those who may not see it. */
export type DealFiguresWithMargin = DealFigures & { margin: Schemas['Margin'] }

export function computeDealLineAmounts(line: PricedDealLine, currency: string): DealLineAmounts {
  return {
    ...computeWoodFigures(line),
    amount: computeWoodAmount(line, line.price, currency),
    purchase_cost: computeWoodAmount(line, line.planned_purchase_price, currency),
  }
}

/** A deal as it is agreed: what all lines and their services come to, less what they are planned to cost. @param services cents */
export function computePlannedFigures(
  deal: DealCostTerms,
  lines: readonly DealLineAmounts[],
  services = 0,
): DealFiguresWithMargin {
  const amounts = lines.map((line) => line.amount)
  return computeFiguresWithMargin(deal, lines, {
    revenue: sumAmounts([...amounts.map((amount) => amount ?? '0.00'), fromCents(services)]),
    isRevenueOpen: amounts.includes(null),
    purchase_cost: sumKnownAmounts(lines.map((line) => line.purchase_cost)),
    freight: deal.planned_freight ?? '0.00',
  })
}

/** Adds up lines and takes the costs off; the commission follows the revenue. */
export function computeFiguresWithMargin(
  deal: DealCostTerms,
  lines: readonly Pick<DealLineAmounts, 'volume_m3' | 'weight_kg'>[],
  money: Pick<SaleCosts, 'purchase_cost' | 'freight'> & {
    revenue: string
    /** Whether something is sold that has no price yet: what is left of it can't be told. */
    isRevenueOpen: boolean
  },
): DealFiguresWithMargin {
  const volume_m3 = sumVolumes(lines.map((line) => line.volume_m3))
  const costs = {
    purchase_cost: money.purchase_cost,
    freight: money.freight,
    commission: commissionAmount(deal.commission, money.revenue, deal.currency),
    other_costs: sumAmounts(deal.other_costs.map((cost) => cost.amount)),
  }
  return {
    volume_m3,
    weight_kg: lines.reduce((total, line) => total + line.weight_kg, 0),
    revenue: money.revenue,
    revenue_eur: convertDocumentAmount(deal, money.revenue),
    margin: {
      ...costs,
      ...computeMargin({
        ...costs,
        revenue: money.isRevenueOpen ? null : money.revenue,
        volume_m3,
      }),
    },
  }
}
