import { fromTenThousandthsOrNull, toCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { woodAmount } from '../wood-lines/wood-figures'
import { boughtParts } from './bought-parts'
import { expectedCost } from './rules/line-cost'

/**
 * Says of these deals and their lines what is bought for them, and at what cost, by what is allocated. Whatever changes an allocation, or the
 * status, a price or a rate of a document that has some, calls it in its own transaction.
 */
export async function recountDeals(db: Db, dealIds: readonly string[]): Promise<void> {
  const ids = [...new Set(dealIds)]
  if (ids.length === 0) return
  const parts = await boughtParts(db, ids)
  const deals = await db.selectFrom('deals').select(['id', 'currency', 'exchange_rate', 'purchased_l']).where('id', 'in', ids).execute()
  const lines = await db.selectFrom('deal_lines').selectAll().where('deal_id', 'in', ids).execute()
  for (const deal of deals) {
    let purchased_l = 0
    for (const line of lines.filter(({ deal_id }) => deal_id === deal.id)) {
      const { boughtLitres, boughtCents } = expectedCost(
        { litres: line.volume_l, plannedCents: plannedCents(line), deal },
        parts.get(line.id) ?? [],
      )
      purchased_l += boughtLitres
      if (line.purchased_l === boughtLitres && line.actual_purchase_cents === boughtCents) continue
      await db.updateTable('deal_lines').set({ purchased_l: boughtLitres, actual_purchase_cents: boughtCents }).where('id', '=', line.id).execute()
    }
    if (purchased_l !== deal.purchased_l) await db.updateTable('deals').set({ purchased_l }).where('id', '=', deal.id).execute()
  }
}

/** What a stored line of a deal was planned to cost. */
export const plannedCents = (line: Row<'deal_lines'>): number | null =>
  toCentsOrNull(woodAmount({ ...line, specification: parseJson(line.specification) }, fromTenThousandthsOrNull(line.planned_purchase_price)))

/** Whether anything is allocated to a deal. */
export const hasAllocations = async (db: Db, dealId: string): Promise<boolean> =>
  (await db.selectFrom('allocations').select('id').where('deal_id', '=', dealId).executeTakeFirst()) !== undefined
