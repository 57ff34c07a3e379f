import { boughtParts } from '../allocations/bought-parts'
import { loadedCost } from '../allocations/rules/line-cost'
import { fromCentsOrNull, toCentsOrNull } from '../db/decimal-columns'
import { grouped } from '../db/grouped'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { actualFigures } from './actual-figures'
import { lineFigures, plannedFigures, servicesCents, type FullFigures } from './figures'
import { euroOf } from '../wood-lines/euro-of'
import { dealCostsOf, dealLineWriteOf } from './deal-write'

type Bought = Awaited<ReturnType<typeof boughtParts>>

/**
 * What a deal comes to as it was agreed, and by what was loaded.
 * @param bought by the deal's line, of a deal of which something is loaded
 */
export function figuresOf(deal: Row<'deals'>, lines: readonly Row<'deal_lines'>[], bought: Bought): { planned: FullFigures; actual: FullFigures | null } {
  const figured = { currency: deal.currency, ...dealCostsOf(deal) }
  const each = lines.map((line) => ({ line, figures: lineFigures({ ...dealLineWriteOf(line), specification: parseJson(line.specification) }) }))
  const progress = each.map(({ line, figures }) => ({
    ...line,
    amount_cents: line.amount_cents + servicesCents([line]),
    loaded_cost_cents: loadedCost({ litres: line.volume_l, plannedCents: toCentsOrNull(figures.purchase_cost), deal }, line.loaded_l, bought.get(line.id) ?? []),
  }))
  return {
    planned: plannedFigures(figured, each.map(({ figures }) => figures), servicesCents(lines)),
    actual: actualFigures(figured, fromCentsOrNull(deal.actual_freight_cents), progress),
  }
}

/**
 * Recalculates revenue and margin of these deals from what is loaded; null while nothing is loaded or a figure is unknown. Each change of loads, of their
 * cost or of the deal's costs calls it in its own transaction. Purchase prices are final before anything is loaded.
 */
export async function recountActual(db: Db, dealIds: readonly string[]): Promise<void> {
  if (dealIds.length === 0) return
  const deals = await db.selectFrom('deals').selectAll().where('id', 'in', dealIds).execute()
  const lines = grouped(await db.selectFrom('deal_lines').selectAll().where('deal_id', 'in', dealIds).orderBy('position').execute(), ({ deal_id }) => deal_id)
  const bought = await boughtParts(db, dealIds)
  for (const deal of deals) {
    const actual = deal.loaded_l > 0 ? figuresOf(deal, lines.get(deal.id) ?? [], bought).actual : null
    const margin = actual?.margin.amount ?? null
    const counted = {
      actual_revenue_eur_cents: toCentsOrNull(actual?.revenue_eur ?? null),
      actual_margin_eur_cents: toCentsOrNull(margin === null ? null : euroOf(deal, margin)),
      // Migrations before 081 read deals that do not have the column yet.
      ...('actual_revenue_cents' in deal && { actual_revenue_cents: toCentsOrNull(actual?.revenue ?? null) }),
    }
    const isSame =
      counted.actual_revenue_eur_cents === deal.actual_revenue_eur_cents &&
      counted.actual_margin_eur_cents === deal.actual_margin_eur_cents &&
      counted.actual_revenue_cents === deal.actual_revenue_cents
    if (!isSame) await db.updateTable('deals').set(counted).where('id', '=', deal.id).execute()
  }
}
