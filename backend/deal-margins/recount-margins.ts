import { boughtParts } from '../allocations/bought-parts'
import { loadedCost } from '../allocations/rules/line-cost'
import { fromCentsOrNull, toCentsOrNull, toLitres } from '../db/decimal-columns'
import { grouped } from '../db/grouped'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { euroOf } from '../wood-lines/euro-of'
import { actualFigures } from './actual-figures'
import { dealCostsOf, dealLineWriteOf } from '../deals/deal-write'
import { expectedFigures } from './expected-figures'
import { lineFigures, plannedFigures, servicesCents, type FullFigures } from '../deals/figures'
import type { DealRecord } from '../deals/find-deal'
import { bestMarginKind } from './best-margin'

type Bought = Awaited<ReturnType<typeof boughtParts>>

/** Planned figures of a deal; expected ones once wood is bought, and actual ones once wood is loaded, else null. */
export type AllFigures = {
  planned: FullFigures
  expected: FullFigures | null
  actual: FullFigures | null
}

/** Returns all figures of a stored deal. @param bought by the deal's line */
export function allFigures({ deal, lines }: DealRecord, bought: Bought): AllFigures {
  const figured = { currency: deal.currency, ...dealCostsOf(deal) }
  const each = lines.map((line) => ({
    line,
    figures: lineFigures(
      { ...dealLineWriteOf(line), specification: parseJson(line.specification) },
      deal.currency,
    ),
  }))
  const progress = each.map(({ line, figures }) => ({
    ...line,
    amount_cents: line.amount_cents + servicesCents([line]),
    loaded_cost_cents: loadedCost(
      { litres: line.volume_l, plannedCents: toCentsOrNull(figures.purchase_cost), deal },
      line.loaded_l,
      bought.get(line.id) ?? [],
    ),
  }))
  return {
    planned: plannedFigures(
      figured,
      each.map(({ figures }) => figures),
      servicesCents(lines),
    ),
    expected: lines.some(({ id }) => bought.has(id))
      ? expectedFigures({ deal, lines }, bought).figures
      : null,
    actual: actualFigures(figured, fromCentsOrNull(deal.actual_freight_cents), progress),
  }
}

const amountEur = (deal: Row<'deals'>, amount: string | null) =>
  amount === null ? null : toCentsOrNull(euroOf(deal, amount))

function actualColumns(deal: Row<'deals'>, { actual }: AllFigures) {
  return {
    actual_revenue_cents: toCentsOrNull(actual?.revenue ?? null),
    actual_revenue_eur_cents: toCentsOrNull(actual?.revenue_eur ?? null),
    actual_margin_eur_cents: amountEur(deal, actual?.margin.amount ?? null),
  }
}

function bestColumns(deal: Row<'deals'>, figures: AllFigures) {
  const kind = bestMarginKind(deal, figures)
  const best = figures[kind] ?? figures.planned
  return {
    best_margin_kind: kind,
    best_margin_bp: toCentsOrNull(best.margin.percent),
    best_margin_eur_cents: amountEur(deal, best.margin.amount),
    best_revenue_eur_cents: toCentsOrNull(best.revenue_eur),
    best_volume_l: toLitres(best.volume_m3),
  }
}

/**
 * Recalculates the actual figures and the best known margin of these deals. Every change of what is bought or loaded for a deal, of its costs, its lines or
 * its status calls it in its own transaction. Purchase prices are final before anything is loaded.
 */
export async function recountMargins(db: Db, dealIds: readonly string[]): Promise<void> {
  if (dealIds.length === 0) return
  const deals = await db.selectFrom('deals').selectAll().where('id', 'in', dealIds).execute()
  const lines = grouped(
    await db
      .selectFrom('deal_lines')
      .selectAll()
      .where('deal_id', 'in', dealIds)
      .orderBy('position')
      .execute(),
    ({ deal_id }) => deal_id,
  )
  const bought = await boughtParts(db, dealIds)
  for (const deal of deals) {
    const figures = allFigures({ deal, lines: lines.get(deal.id) ?? [] }, bought)
    // Migrations before 082 read deals that do not have all these columns yet.
    const counted = Object.entries({
      ...actualColumns(deal, figures),
      ...bestColumns(deal, figures),
    }).filter(([column]) => column in deal)
    const isSame = counted.every(([column, value]) => deal[column as keyof typeof deal] === value)
    if (!isSame)
      await db
        .updateTable('deals')
        .set(Object.fromEntries(counted))
        .where('id', '=', deal.id)
        .execute()
  }
}
