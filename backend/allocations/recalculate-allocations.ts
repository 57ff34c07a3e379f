import { updateEach } from '../db/rows'
import type { Db } from '../db/tables'
import { computePlannedCents, computeExpectedCost } from './rules/allocation-cost'
import { recalculateMargins } from '../deal-margins/recalculate-margins'
import { findBoughtAllocations } from './bought-allocations'
import { sql } from 'kysely'
import type { Schemas } from '../call'
import type { WoodAmount } from './rules/available-amount'

const UNSOLD_LOT_STATUSES = ['available', 'reserved', 'blocked'] as const

/** In a query over `supply_lines`: litres of the line in the yard. */
export const STOCKED_LITRES = sql<number>`(select coalesce(sum(lots.litres), 0) from lots
  where lots.supply_line_id = supply_lines.id and lots.status in (${sql.join(UNSOLD_LOT_STATUSES.map((status) => sql.lit(status)))}))`

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

/** Litres of a supply line: ready, else confirmed, else ordered. */
const READY_LITRES = sql<number>`case when supply_lines.ready_l < coalesce(supply_lines.confirmed_l, supply_lines.volume_l) then supply_lines.ready_l
  else coalesce(supply_lines.confirmed_l, supply_lines.volume_l) end`

/** Litres that deals can get, as in `computeAvailableAmount`: without the rejected wood. */
const AVAILABLE_LITRES = sql<number>`case when supply_lines.usable_l < ${READY_LITRES} then supply_lines.usable_l else ${READY_LITRES} end`

/**
 * Litres of a line that are neither allocated nor in stock; negative if more is loaded than usable.
 */
export const UNALLOCATED_LINE_LITRES = sql<number>`(${AVAILABLE_LITRES} - ${STOCKED_LITRES} - (select coalesce(sum(litres), 0) from allocations where supply_line_id = supply_lines.id))`

/**
 * Recalculates the unallocated litres of supplies and the ready week of lines with unallocated
 * wood. Every change of their lines, week, status, allocations or packs calls it in the same
 * transaction.
 */
export async function recalculateSupplies(db: Db, supplyIds: readonly string[]): Promise<void> {
  if (supplyIds.length === 0) return
  const ids = [...new Set(supplyIds)]
  await db
    .updateTable('supplies')
    .set({
      free_l: sql<number>`(select coalesce(sum(case when ${UNALLOCATED_LINE_LITRES} > 0 then ${UNALLOCATED_LINE_LITRES} else 0 end), 0) from supply_lines where supply_id = supplies.id)`,
    })
    .where('id', 'in', ids)
    .execute()
  await db
    .updateTable('supply_lines')
    .set({
      free_week: sql<string | null>`
        case when ${UNALLOCATED_LINE_LITRES} > 0 then
          (select case when status not in ('completed', 'canceled') then coalesce(ready_week, '9999') end from supplies where id = supply_lines.supply_id)
        end`,
    })
    .where('supply_id', 'in', ids)
    .execute()
}

/**
 * Statuses of packs in the yard that no deal has. Sold packs count as allocations of their deal.
 */
/** Sums the litres of a supply in the yard. */
export async function sumStockedLitres(db: Db, supplyId: string): Promise<number> {
  const { litres } = await db
    .selectFrom('lots')
    .innerJoin('supply_lines', 'supply_lines.id', 'lots.supply_line_id')
    .select(({ fn }) => fn.sum<number | null>('lots.litres').as('litres'))
    .where('supply_lines.supply_id', '=', supplyId)
    .where('lots.status', 'in', UNSOLD_LOT_STATUSES)
    .executeTakeFirstOrThrow()
  return litres ?? 0
}

/** A line with the pieces per pack of its wood. */
type PackedLine = { id: string; specification: Pick<Schemas['Specification'], 'pcs_per_pack'> }

/**
 * Returns the unsold amount of these lines in the yard, by line; lines without packs are left out.
 * It can be sold only by pack.
 */
export async function findStockedByLine(
  db: Db,
  lines: readonly PackedLine[],
): Promise<ReadonlyMap<string, WoodAmount>> {
  if (lines.length === 0) return new Map()
  const rows = await db
    .selectFrom('lots')
    .select([
      'supply_line_id',
      'pcs',
      ({ fn }) => fn.sum<number>('litres').as('litres'),
      ({ fn }) => fn.countAll<number>().as('packs'),
    ])
    .where('supply_line_id', 'in', [...new Set(lines.map(({ id }) => id))])
    .where('status', 'in', UNSOLD_LOT_STATUSES)
    .groupBy(['supply_line_id', 'pcs'])
    .execute()
  const pcsOf = new Map(lines.map(({ id, specification }) => [id, specification.pcs_per_pack]))
  const stocked = new Map<string, WoodAmount>()
  for (const { supply_line_id, pcs, litres, packs } of rows) {
    if (supply_line_id === null) continue
    const before = stocked.get(supply_line_id) ?? { litres: 0, packs: 0 }
    // Packs of another size than the line's count in litres only.
    const whole =
      before.packs === null || pcsOf.get(supply_line_id) !== pcs ? null : before.packs + packs
    stocked.set(supply_line_id, { litres: before.litres + litres, packs: whole })
  }
  return stocked
}
