import type { Schemas } from '@/shared/api'
import {
  computeCommission,
  sumGoods,
  computeMargin,
  sumAmounts,
  sumKnownAmounts,
} from '@domain/timber'

/** Volume, weight and amounts of a deal line; null if unknown. */
export interface DealLineFigures {
  /** m3, three places. */
  readonly volume: string | null
  readonly weightKg: number | null
  readonly amounts: {
    readonly price: string | null
    readonly planned_purchase_price: string | null
  }
}

/** Deal fields other than the lines that the figures depend on. */
export type FigureTerms = Pick<
  Schemas['DealWrite'],
  'currency' | 'exchange_rate' | 'commission' | 'planned_freight' | 'other_costs'
>

export type DealFigures = Schemas['DealFigures']

/** True for a money amount or a percentage with two decimals. */
const isAmount = (text: string) => /^\d{1,10}\.\d{2}$/.test(text)

const toAmountOrZero = (text: string | null) => (text !== null && isAmount(text) ? text : '0.00')

/**
 * Returns the first cost that is empty or invalid, so that the margin is unknown; null if all costs
 * are known.
 */
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
 * Computes a deal's totals and margin; the margin is null unless the user can see margins.
 * @param lines lines to be sent; a blank line would make the margin unknown
 * @param services amounts of the lines' services
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
    commission: computeCommission(
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
