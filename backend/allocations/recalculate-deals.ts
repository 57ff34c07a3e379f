import { updateEach } from '../db/update-each'
import type { Db } from '../db/tables'
import { computePlannedCents } from './planned-cost'
import { recalculateMargins } from '../deal-margins/recalculate-margins'
import { findBoughtAllocations } from './bought-allocations'
import { computeExpectedCost } from './rules/line-cost'

/**
 * Recalculates the bought volume and cost of deals and lines from their allocations, and their
 * margins. Every change of an allocation, or of a status, price or rate of a document with
 * allocations, calls it in the same transaction.
 */
export async function recalculateDeals(db: Db, dealIds: readonly string[]): Promise<void> {
  const ids = [...new Set(dealIds)]
  if (ids.length === 0) return
  const parts = await findBoughtAllocations(db, ids)
  const deals = await db
    .selectFrom('deals')
    .select(['id', 'currency', 'exchange_rate', 'purchased_l'])
    .where('id', 'in', ids)
    .execute()
  const lines = await db.selectFrom('deal_lines').selectAll().where('deal_id', 'in', ids).execute()
  const moneyOf = new Map(deals.map((deal) => [deal.id, deal]))
  const bought = new Map(deals.map(({ id }) => [id, 0]))
  const counted = lines.flatMap((line) => {
    const deal = moneyOf.get(line.deal_id)
    if (!deal) return []
    const { boughtLitres, boughtCents } = computeExpectedCost(
      { litres: line.volume_l, plannedCents: computePlannedCents(line, deal.currency), deal },
      parts.get(line.id) ?? [],
    )
    bought.set(deal.id, (bought.get(deal.id) ?? 0) + boughtLitres)
    const isSame = line.purchased_l === boughtLitres && line.actual_purchase_cents === boughtCents
    return isSame
      ? []
      : [{ id: line.id, purchased_l: boughtLitres, actual_purchase_cents: boughtCents }]
  })
  await updateEach(db, 'deal_lines', counted)
  await updateEach(
    db,
    'deals',
    deals.flatMap(({ id, purchased_l }) =>
      bought.get(id) === purchased_l ? [] : [{ id, purchased_l: bought.get(id) ?? 0 }],
    ),
  )
  await recalculateMargins(db, ids)
}

export const hasAllocations = async (db: Db, dealId: string): Promise<boolean> =>
  (await db
    .selectFrom('allocations')
    .select('id')
    .where('deal_id', '=', dealId)
    .executeTakeFirst()) !== undefined
