import type { findBoughtAllocations } from '../allocations/bought-allocations'
import { computeLoadedCost } from '../allocations/rules/allocation-cost'
import { fromCentsOrNull, toCentsOrNull, toLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { convertDocumentAmount } from '../wood-lines/wood-figures'
import { computeActualFigures, computeExpectedFigures, getBestMarginKind } from './figures'
import { toDealCosts, toDealLineWrite } from '../deals/schema'
import {
  computeDealLineAmounts,
  computePlannedFigures,
  sumServicesCents,
  type DealFiguresWithMargin,
} from '../deals/deal-figures'
import type { StoredDeal } from '../deals/queries'

type BoughtAllocations = Awaited<ReturnType<typeof findBoughtAllocations>>

/** Figures of a deal. `expected` is null until wood is bought, `actual` until wood is loaded. */
export type AllFigures = {
  planned: DealFiguresWithMargin
  expected: DealFiguresWithMargin | null
  actual: DealFiguresWithMargin | null
}

/**
 * Computes all figures of a stored deal.
 * @param bought by deal line
 */
export function computeAllFigures(
  { deal, lines }: StoredDeal,
  bought: BoughtAllocations,
): AllFigures {
  const figured = { currency: deal.currency, ...toDealCosts(deal) }
  const each = lines.map((line) => ({
    line,
    figures: computeDealLineAmounts(
      { ...toDealLineWrite(line), specification: parseJson(line.specification) },
      deal.currency,
    ),
  }))
  const progress = each.map(({ line, figures }) => ({
    ...line,
    amount_cents: line.amount_cents + sumServicesCents([line]),
    loaded_cost_cents: computeLoadedCost(
      { litres: line.volume_l, plannedCents: toCentsOrNull(figures.purchase_cost), deal },
      line.loaded_l,
      bought.get(line.id) ?? [],
    ),
  }))
  return {
    planned: computePlannedFigures(
      figured,
      each.map(({ figures }) => figures),
      sumServicesCents(lines),
    ),
    expected: lines.some(({ id }) => bought.has(id))
      ? computeExpectedFigures({ deal, lines }, bought).figures
      : null,
    actual: computeActualFigures(figured, fromCentsOrNull(deal.actual_freight_cents), progress),
  }
}

const toEuroCents = (deal: Row<'deals'>, amount: string | null) =>
  amount === null ? null : toCentsOrNull(convertDocumentAmount(deal, amount))

function toActualColumns(deal: Row<'deals'>, { actual }: AllFigures) {
  return {
    actual_revenue_cents: toCentsOrNull(actual?.revenue ?? null),
    actual_revenue_eur_cents: toCentsOrNull(actual?.revenue_eur ?? null),
    actual_margin_eur_cents: toEuroCents(deal, actual?.margin.amount ?? null),
  }
}

function toBestMarginColumns(deal: Row<'deals'>, figures: AllFigures) {
  const kind = getBestMarginKind(deal, figures)
  const best = figures[kind] ?? figures.planned
  return {
    best_margin_kind: kind,
    best_margin_bp: toCentsOrNull(best.margin.percent),
    best_margin_eur_cents: toEuroCents(deal, best.margin.amount),
    best_revenue_eur_cents: toCentsOrNull(best.revenue_eur),
    best_volume_l: toLitres(best.volume_m3),
  }
}

/** Returns the columns of the actual figures and of the best known margin. */
export const toMarginColumns = (deal: Row<'deals'>, figures: AllFigures) => ({
  ...toActualColumns(deal, figures),
  ...toBestMarginColumns(deal, figures),
})
