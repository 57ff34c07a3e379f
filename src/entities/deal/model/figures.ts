import type { Schemas } from '@/shared/api'
import {
  commissionAmount,
  convert,
  inEuro,
  lineAmount,
  marginOf,
  sumAmounts,
  sumKnownAmounts,
  sumVolumes,
  type Conversions,
} from '@/shared/lib/timber'
import { isPrice, type LineDraft } from './line-draft'

/** What a line comes to as it stands: null where it can't be told yet. */
export interface LineFigures {
  readonly conversions: Conversions | null
  /** m3, three places. */
  readonly volume: string | null
  readonly weightKg: number | null
  readonly amount: string | null
  readonly purchaseCost: string | null
}

/** What of a deal its figures depend on, beside the lines. */
export type FigureTerms = Pick<
  Schemas['DealWrite'],
  'currency' | 'exchange_rate' | 'commission' | 'planned_freight' | 'other_costs'
>

export type DealFigures = Schemas['DealFigures']

const isQuantity = (text: string) => /^(?=.*[1-9])\d{1,9}(\.\d{1,3})?$/.test(text)
const isRate = (text: string) => /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/.test(text)
const isShare = (text: string) => /^\d{1,10}\.\d{2}$/.test(text)

// Lines are never changed in place, so what one came to holds for as long as it is kept.
const known = new WeakMap<LineDraft, LineFigures>()

/** A line's volume, weight and amounts, by the same arithmetic as the backend's. */
export function lineFigures(line: LineDraft): LineFigures {
  const found = known.get(line) ?? reckon(line)
  known.set(line, found)
  return found
}

function reckon(line: LineDraft): LineFigures {
  const { quantity, unit, specification, price, planned_purchase_price } = line
  if (!isQuantity(quantity)) return { conversions: null, volume: null, weightKg: null, amount: null, purchaseCost: null }
  const conversions = specification && convert(quantity, unit, specification)
  return {
    conversions,
    volume: conversions?.m3.ok ? conversions.m3.value : null,
    weightKg: conversions?.kg.ok ? Number(conversions.kg.value) : null,
    amount: isPrice(price) ? lineAmount(quantity, price) : null,
    purchaseCost: isPrice(planned_purchase_price) ? lineAmount(quantity, planned_purchase_price) : null,
  }
}

const present = <Value>(value: Value | null): value is Value => value !== null
const amountOr0 = (text: string | null) => (text !== null && isPrice(text) ? text : '0.00')

/** What a deal comes to as it stands. Without the right to see margin the backend's answer has none, and neither has this. */
export function dealFigures(lines: readonly LineDraft[], terms: FigureTerms, canSeeMargin: boolean): DealFigures {
  const all = lines.map(lineFigures)
  const volume = sumVolumes(all.map((line) => line.volume).filter(present))
  const revenue = sumAmounts(all.map((line) => line.amount).filter(present))
  const rate = terms.exchange_rate
  return {
    volume_m3: volume,
    weight_kg: all.reduce((sum, line) => sum + (line.weightKg ?? 0), 0),
    revenue,
    revenue_eur: terms.currency === 'EUR' ? revenue : rate !== null && isRate(rate) ? inEuro(revenue, rate) : null,
    margin: canSeeMargin ? margin(all, terms, volume, revenue) : null,
  }
}

function margin(
  lines: readonly LineFigures[],
  terms: FigureTerms,
  volume: string,
  revenue: string,
): NonNullable<DealFigures['margin']> {
  const { commission } = terms
  const costs = {
    // A line that is sold costs something, known or not.
    purchase_cost: sumKnownAmounts(lines.map((line) => line.purchaseCost ?? (line.amount === null ? '0.00' : null))),
    freight: amountOr0(terms.planned_freight),
    commission: commissionAmount(commission && isShare(commission.value) ? commission : null, revenue),
    other_costs: sumAmounts(terms.other_costs.map((cost) => amountOr0(cost.amount))),
  }
  return { ...costs, ...marginOf({ revenue, volume_m3: volume, ...costs }) }
}
