import type { Schemas } from '@/shared/api'
import {
  commissionAmount,
  sumGoods,
  computeMargin,
  sumAmounts,
  sumKnownAmounts,
} from '@domain/timber'

/** What a line of a deal comes to: null where it can't be told yet. */
export interface DealLineFigures {
  /** m3, three places. */
  readonly volume: string | null
  readonly weightKg: number | null
  readonly amounts: {
    readonly price: string | null
    readonly planned_purchase_price: string | null
  }
}

/** What of a deal its figures depend on, beside the lines. */
export type FigureTerms = Pick<
  Schemas['DealWrite'],
  'currency' | 'exchange_rate' | 'commission' | 'planned_freight' | 'other_costs'
>

export type DealFigures = Schemas['DealFigures']

/** An amount of money, or a share in per cent. */
const isAmount = (text: string) => /^\d{1,10}\.\d{2}$/.test(text)

const toAmountOrZero = (text: string | null) => (text !== null && isAmount(text) ? text : '0.00')

/** A cost of a deal that is agreed but not written, or can't be read, so that no margin is known; null where there is none. */
export function findUnknownCost({
  planned_freight,
  commission,
  other_costs,
}: FigureTerms): 'planned_freight' | 'commission' | 'other_costs' | null {
  if (planned_freight && !isAmount(planned_freight)) return 'planned_freight'
  if (commission && !isAmount(commission.value)) return 'commission'
  return other_costs.every(({ amount }) => isAmount(amount)) ? null : 'other_costs'
}

/**
 * What a deal comes to as it stands. Without the right to see margin the backend's answer has none, and neither has this.
 * @param lines those that it is sent with: blank ones are no holes in the margin
 * @param services amounts of the services of these lines
 */
export function computeDealFigures(
  lines: readonly DealLineFigures[],
  terms: FigureTerms,
  canSeeMargin: boolean,
  services: readonly string[] = [],
): DealFigures {
  const goods = lines.map(({ amounts, ...line }) => ({ ...line, amount: amounts.price }))
  const charged = services.map((amount) => ({ volume: null, weightKg: null, amount }))
  const { volume_m3, weight_kg, amount, amount_eur } = sumGoods([...goods, ...charged], terms)
  return {
    volume_m3,
    weight_kg,
    revenue: amount,
    revenue_eur: amount_eur,
    margin: canSeeMargin ? computeDealMargin(lines, terms, volume_m3, amount) : null,
  }
}

function computeDealMargin(
  lines: readonly DealLineFigures[],
  terms: FigureTerms,
  volume: string,
  revenue: string,
): NonNullable<DealFigures['margin']> {
  const { commission } = terms
  const costs = {
    purchase_cost: sumKnownAmounts(lines.map(({ amounts }) => amounts.planned_purchase_price)),
    freight: toAmountOrZero(terms.planned_freight),
    commission: commissionAmount(
      commission && isAmount(commission.value) ? commission : null,
      revenue,
      terms.currency,
    ),
    other_costs: sumAmounts(terms.other_costs.map((cost) => toAmountOrZero(cost.amount))),
  }
  const isOpen =
    findUnknownCost(terms) !== null || lines.some(({ amounts }) => amounts.price === null)
  return {
    ...costs,
    ...computeMargin({ revenue: isOpen ? null : revenue, volume_m3: volume, ...costs }),
  }
}
