import * as v from 'valibot'
import type { Schemas } from '@/shared/api'
import { vCharge } from '@contract/validators'
import { findChargeErrors } from '@domain/rules/terms-rules'
import {
  isAmountIn,
  type Charge,
  computeCommission,
  convertCost,
  computeDocumentSums,
  sumGoods,
  computeMargin,
  sumAmounts,
  sumKnownAmounts,
  toCommissionCost,
} from '@domain/money'

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
  'currency' | 'exchange_rate' | 'charges' | 'commission' | 'planned_freight' | 'other_costs'
>

export type DealFigures = Schemas['DealFigures']
export type MarginKind = Schemas['MarginKind']

/**
 * True for the actual margin of a deal that is loaded in part. The loaded part bears the freight of
 * its whole cargo, so its margin shows neither a loss nor a profit.
 * @param best kind of the best known margin; null for users who may not see margins
 */
export const isMarginSoFar = (kind: MarginKind, best: MarginKind | null): boolean =>
  kind === 'actual' && best !== 'actual'

const isPercent = (text: string) => /^\d{1,10}\.\d{2}$/.test(text)

/**
 * Returns the first cost that is empty or invalid, so that the margin is unknown; null if all costs
 * are known.
 */
export function findUnknownCost(
  terms: FigureTerms,
): 'planned_freight' | 'commission' | 'other_costs' | null {
  const { planned_freight, other_costs } = terms
  if (planned_freight && convertTypedCost(planned_freight, terms) === null) return 'planned_freight'
  if (computeTypedCommission(terms, '0.00') === null) return 'commission'
  return other_costs.every((cost) => convertTypedCost(cost, terms) !== null) ? null : 'other_costs'
}

/** Returns the commission in the deal's currency; null while its value or a rate is invalid. */
function computeTypedCommission(terms: FigureTerms, revenue: string): string | null {
  const { commission } = terms
  const cost = toCommissionCost(commission, terms)
  if (cost) return convertTypedCost(cost, terms)
  return commission && !isPercent(commission.value)
    ? null
    : computeCommission(commission, revenue, terms)
}

const isRate = (text: string | null) =>
  text !== null && /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/.test(text)

/** Returns a cost in the deal's currency; null while its amount or a rate is invalid. */
function convertTypedCost(
  { amount, currency, exchange_rate }: Schemas['PlannedCost'],
  deal: Pick<FigureTerms, 'currency' | 'exchange_rate'>,
): string | null {
  if (!isAmountIn(amount, currency)) return null
  const keepRate = (rate: string | null) => (isRate(rate) ? rate : null)
  return convertCost(
    { amount, currency, exchange_rate: keepRate(exchange_rate) },
    { currency: deal.currency, exchange_rate: keepRate(deal.exchange_rate) },
  )
}

type TypedCharge = { readonly [Name in keyof Charge]: string | null }

/** Returns the charges whose amounts can be computed. */
export const toValidCharges = (charges: readonly TypedCharge[], currency: string): Charge[] =>
  charges.flatMap((typed) => {
    const charge = {
      ...typed,
      text: typed.text || null,
      quantity: typed.basis === 'quantity' ? typed.quantity : null,
    }
    return v.is(vCharge, charge) && findChargeErrors([charge], currency).length === 0
      ? [charge]
      : []
  })

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
  const { volume_m3, weight_kg, amount } = sumGoods([...goods, ...charged], terms)
  const { total, ...sums } = computeDocumentSums(amount, terms.charges, terms.currency)
  const { amount_eur } = sumGoods([{ volume: null, weightKg: null, amount: total }], terms)
  return {
    volume_m3,
    weight_kg,
    ...sums,
    revenue: total,
    revenue_eur: amount_eur,
    margin: canSeeMargin ? computeDealMargin(lines, terms, volume_m3, total) : null,
  }
}

function computeDealMargin(
  lines: readonly DealLineFigures[],
  terms: FigureTerms,
  volume: string,
  revenue: string,
): NonNullable<DealFigures['margin']> {
  const { planned_freight, other_costs } = terms
  const costs = {
    purchase_cost: sumKnownAmounts(lines.map(({ amounts }) => amounts.planned_purchase_price)),
    freight: (planned_freight && convertTypedCost(planned_freight, terms)) ?? '0.00',
    commission: computeTypedCommission(terms, revenue) ?? '0.00',
    other_costs: sumAmounts(other_costs.map((cost) => convertTypedCost(cost, terms) ?? '0.00')),
  }
  const isMarginUnknown =
    findUnknownCost(terms) !== null || lines.some(({ amounts }) => amounts.price === null)
  return {
    ...costs,
    ...computeMargin({ revenue: isMarginUnknown ? null : revenue, volume_m3: volume, ...costs }),
  }
}
