import type { findBoughtAllocations } from '../allocations/queries'
import {
  computePlannedCents,
  computeExpectedCost,
  computeLoadedCost,
} from '../allocations/rules/allocation-cost'
import type { Schemas } from '../call'
import { isFullyLoaded } from '../cargos/rules/shipment-progress'
import {
  fromCents,
  fromCentsOrNull,
  fromLitres,
  toCents,
  toCentsOrNull,
  toLitres,
} from '../db/decimal-columns'
import {
  computeChargeAmount,
  convertCost,
  computeShare,
  splitCents,
  sumKnownAmounts,
  sumAmounts,
  toCommissionCost,
} from '@domain/money'
import { toDealCosts, type DealStatus, type MarginKind, toDealLineWrite } from '../deals/schema'
import {
  computeFiguresWithMargin,
  type DealFiguresWithMargin,
  type DealCostTerms,
  computeDealLineAmounts,
  computePlannedFigures,
  computePlannedFreight,
  sumServicesCents,
} from '../deals/deal-figures'
import type { StoredDeal } from '../deals/queries'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { convertDocumentAmount } from '../wood-lines/wood-figures'
import { SHIPPED_DEAL_STATUSES } from '../statuses/deal-statuses'
import { splitIntoLines, type LinePart } from './line-parts'

/** Figures of a deal. `expected` is null until wood is bought, `actual` until wood is loaded. */
type AllFigures = {
  planned: DealFiguresWithMargin
  expected: DealFiguresWithMargin | null
  actual: DealFiguresWithMargin | null
  /** Kind of the best known margin. */
  best: MarginKind
  /** Parts of the lines in the figures above, in order. */
  parts: Readonly<Record<MarginKind, readonly LinePart[]>>
}

type BoughtAllocations = Awaited<ReturnType<typeof findBoughtAllocations>>

/**
 * Computes all figures of a stored deal.
 * @param bought by deal line
 */
export function computeAllFigures(
  { deal, lines }: StoredDeal,
  bought: BoughtAllocations,
): AllFigures {
  const costTerms = toCostTerms(deal)
  const lineAmounts = lines.map((line) => ({
    line,
    figures: computeDealLineAmounts(
      { ...toDealLineWrite(line), specification: parseJson(line.specification) },
      deal.currency,
    ),
  }))
  const progress = lineAmounts.map(({ line, figures }) => ({
    ...line,
    amount_cents: line.amount_cents + sumServicesCents([line]),
    loaded_cost_cents: computeLoadedCost(
      { litres: line.volume_l, plannedCents: toCentsOrNull(figures.purchase_cost), deal },
      line.loaded_l,
      bought.get(line.id) ?? [],
    ),
  }))
  const expected = lines.some(({ id }) => bought.has(id))
    ? computeExpectedFigures({ deal, lines }, bought)
    : null
  const actual = computeActualFigures(
    costTerms,
    fromCentsOrNull(deal.actual_freight_cents),
    progress,
    isDealFullyLoaded(deal, lines),
  )
  const planned = computePlannedFigures(
    costTerms,
    lineAmounts.map(({ figures }) => figures),
    sumServicesCents(lines),
  )
  return {
    planned,
    expected: expected?.figures ?? null,
    actual,
    best: getBestMarginKind(deal, lines, { expected: expected?.figures ?? null, actual }),
    parts: {
      planned: spreadCharges(
        planned,
        lineAmounts.map(({ line, figures }) => ({
          litres: line.volume_l,
          revenueCents: toCents(figures.amount ?? '0.00') + line.service_cents,
          costCents: toCentsOrNull(figures.purchase_cost),
        })),
        deal.currency,
      ),
      expected: spreadCharges(
        expected?.figures ?? planned,
        progress.map(({ volume_l, amount_cents }, i) => ({
          litres: volume_l,
          revenueCents: amount_cents,
          costCents: toCentsOrNull(expected?.lines[i]?.expected_cost ?? null),
        })),
        deal.currency,
      ),
      actual: spreadCharges(
        actual,
        progress.map((line) => toLoadedPart(line, deal.currency)),
        deal.currency,
      ),
    },
  }
}

const toCostTerms = (deal: Row<'deals'>): DealCostTerms => ({
  currency: deal.currency,
  charges: parseJson(deal.charges),
  ...toDealCosts(deal),
})

/** Returns a line's part of the actual figures: its loaded share. */
const toLoadedPart = (line: LoadedLine, currency: string): LinePart => ({
  litres: line.loaded_l,
  revenueCents: computeShare(line.amount_cents, line.loaded_l, line.volume_l, currency),
  costCents: line.loaded_cost_cents,
})

/** Returns the columns of the actual figures and of the best known margin. */
export const toMarginColumns = (deal: Row<'deals'>, figures: AllFigures) => ({
  ...toActualColumns(deal, figures),
  ...toBestMarginColumns(deal, figures),
})

/** Returns the lines' parts of the deal's columns, which add up to them. */
export function toLinePartColumns(deal: Row<'deals'>, figures: AllFigures) {
  const split = (of: MarginKind) => {
    const kindFigures = figures[of]
    return kindFigures && splitIntoLines(deal, kindFigures.margin, figures.parts[of])
  }
  const [planned, actual, best] = [split('planned'), split('actual'), split(figures.best)]
  return figures.parts.planned.map((_, i) => ({
    revenue_eur_cents: planned?.[i]?.revenue ?? null,
    margin_eur_cents: planned?.[i]?.margin ?? null,
    actual_revenue_eur_cents: actual?.[i]?.revenue ?? null,
    actual_margin_eur_cents: actual?.[i]?.margin ?? null,
    best_revenue_eur_cents: best?.[i]?.revenue ?? null,
    best_margin_eur_cents: best?.[i]?.margin ?? null,
    best_volume_l: figures.parts[figures.best][i]?.litres ?? null,
  }))
}

function toActualColumns(deal: Row<'deals'>, { actual }: AllFigures) {
  return {
    actual_revenue_cents: toCentsOrNull(actual?.revenue ?? null),
    actual_revenue_eur_cents: toCentsOrNull(actual?.revenue_eur ?? null),
    actual_margin_eur_cents: toEuroCents(deal, actual?.margin.amount ?? null),
  }
}

function toBestMarginColumns(deal: Row<'deals'>, figures: AllFigures) {
  const best = figures[figures.best] ?? figures.planned
  return {
    best_margin_kind: figures.best,
    best_margin_bp: toCentsOrNull(best.margin.percent),
    best_margin_eur_cents: toEuroCents(deal, best.margin.amount),
    best_revenue_eur_cents: toCentsOrNull(best.revenue_eur),
    best_volume_l: toLitres(best.volume_m3),
  }
}

const toEuroCents = (deal: Row<'deals'>, amount: string | null) =>
  amount === null ? null : toCentsOrNull(convertDocumentAmount(deal, amount))

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
  bought: BoughtAllocations,
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
  const terms = toCostTerms(deal)
  const figures = computeFiguresWithMargin(
    terms,
    lines.map((line) => ({ volume_m3: fromLitres(line.volume_l), weight_kg: line.weight_kg })),
    {
      goods: fromCents(
        lines.reduce((sum, { amount_cents }) => sum + amount_cents, sumServicesCents(lines)),
      ),
      hasUnpricedLine: lines.some((line) => line.price === null),
      purchase_cost: sumKnownAmounts(costs.map((cost) => cost.expected_cost)),
      freight: computePlannedFreight(terms),
    },
  )
  return { figures, lines: costs }
}

/** Loaded amounts of a deal line; litres, and cents of the deal's currency. */
export type LoadedLine = {
  volume_l: number
  weight_kg: number
  amount_cents: number
  loaded_l: number
  /** Cost of the loaded wood; null if it is neither paid nor planned. */
  loaded_cost_cents: number | null
}

/**
 * Computes a deal's figures from the loaded share of each line, at the price paid, else the planned
 * price. Planned costs of the whole deal are scaled by the loaded share, and until everything is
 * loaded also its charges. Null if nothing is loaded.
 * @param isComplete true once the whole deal is loaded
 */
export function computeActualFigures(
  deal: DealCostTerms,
  actualFreight: string | null,
  lines: readonly LoadedLine[],
  isComplete = false,
): DealFiguresWithMargin | null {
  if (lines.every((line) => line.loaded_l === 0)) return null
  const loaded = lines.map((line) => ({
    volume_m3: fromLitres(line.loaded_l),
    weight_kg:
      line.volume_l === 0 ? 0 : Math.round((line.weight_kg * line.loaded_l) / line.volume_l),
    amount: fromCents(toLoadedPart(line, deal.currency).revenueCents),
    cost: fromCentsOrNull(line.loaded_cost_cents),
  }))
  const startedDeal = scaleFixedCosts(deal, lines, isComplete)
  return computeFiguresWithMargin(startedDeal, loaded, {
    goods: sumAmounts(loaded.map((line) => line.amount)),
    hasUnpricedLine: false,
    purchase_cost: sumKnownAmounts(loaded.map((line) => line.cost)),
    freight: actualFreight ?? computePlannedFreight(startedDeal),
  })
}

/**
 * Scales fixed costs to the loaded share of the deal's volume. Percentages follow the revenue.
 * Charges count in full once everything is loaded, because they are invoiced in full.
 */
function scaleFixedCosts(
  deal: DealCostTerms,
  lines: readonly LoadedLine[],
  isComplete: boolean,
): DealCostTerms {
  const whole = lines.reduce((sum, line) => sum + line.volume_l, 0)
  const loaded = Math.min(
    whole,
    lines.reduce((sum, line) => sum + line.loaded_l, 0),
  )
  const computeLoadedPart = (amount: string) =>
    fromCents(computeShare(toCents(amount), loaded, whole, deal.currency))
  const { charges, commission, currency, planned_freight, other_costs } = deal
  /** Converts before the part is taken, so that the rate rounds each cost once. */
  const toLoadedCost = <Cost extends Schemas['PlannedCost']>(cost: Cost): Cost => ({
    ...cost,
    amount: computeLoadedPart(convertCost(cost, deal) ?? '0.00'),
    currency,
    exchange_rate: null,
  })
  const fixedCommission = toCommissionCost(commission, deal)
  return {
    ...deal,
    charges: isComplete
      ? charges
      : charges.map((charge) =>
          charge.basis === 'percent'
            ? charge
            : {
                ...charge,
                basis: 'amount',
                quantity: null,
                value: computeLoadedPart(
                  computeChargeAmount({ ...charge, kind: 'other' }, '0.00', currency),
                ),
              },
        ),
    commission: fixedCommission ? toFixedCommission(toLoadedCost(fixedCommission)) : commission,
    planned_freight: planned_freight && toLoadedCost(planned_freight),
    other_costs: other_costs.map(toLoadedCost),
  }
}

const toFixedCommission = ({ amount, ...cost }: Schemas['PlannedCost']): Schemas['Commission'] => ({
  kind: 'amount',
  value: amount,
  ...cost,
})

/**
 * Adds the discounts and charges of a deal to the parts of its lines, by their amounts, so that the
 * parts add up to its revenue.
 */
function spreadCharges(
  figures: DealFiguresWithMargin | null,
  parts: readonly LinePart[],
  currency: string,
): LinePart[] {
  const cents = figures ? toCents(sumAmounts([figures.discounts, figures.charges])) : 0
  if (cents === 0) return [...parts]
  const amounts = parts.map(({ revenueCents }) => Math.max(0, revenueCents))
  const weights = amounts.some((amount) => amount > 0) ? amounts : parts.map(() => 1)
  const shares = splitCents(cents, weights, currency)
  return parts.map((part, i) => ({ ...part, revenueCents: part.revenueCents + (shares[i] ?? 0) }))
}

type KnownMargin = { margin: { amount: string | null } } | null

/**
 * Returns the kind of the best known margin of a deal: actual once each line is loaded within the
 * tolerance, else expected once wood is bought, else planned. The actual margin of a partly loaded
 * deal does not count yet: it covers only the loaded part. A margin without an amount is skipped.
 */
export function getBestMarginKind(
  { status, tolerance_percent }: { status: DealStatus; tolerance_percent: number },
  lines: readonly Pick<LoadedLine, 'volume_l' | 'loaded_l'>[],
  { expected, actual }: { expected: KnownMargin; actual: KnownMargin },
): MarginKind {
  if (isDealFullyLoaded({ status, tolerance_percent }, lines) && hasAmount(actual)) return 'actual'
  return hasAmount(expected) ? 'expected' : 'planned'
}

/** True once each line is loaded within the tolerance, or the rest of the deal is closed. */
const isDealFullyLoaded = (
  { status, tolerance_percent }: { status: DealStatus; tolerance_percent: number },
  lines: readonly Pick<LoadedLine, 'volume_l' | 'loaded_l'>[],
): boolean =>
  isFullyLoaded({
    lines: lines.map(({ volume_l, loaded_l }) => ({ total: volume_l, loaded: loaded_l })),
    tolerancePercent: tolerance_percent,
    isRestClosed: SHIPPED_DEAL_STATUSES.includes(status),
  })

const hasAmount = (figures: KnownMargin): boolean =>
  figures !== null && figures.margin.amount !== null
