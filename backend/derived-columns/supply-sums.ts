import { sql, type RawBuilder } from 'kysely'
import { groupBy, forEachChunk, updateEach } from '../db/rows'
import type { Db } from '../db/tables'
import { convertParts } from '../deal-margins/line-parts'
import {
  DOUBLE_ROUNDING,
  isAllListedSql,
  LINE_LITRES,
  SOLD_LITRES,
  STOCKED_LITRES,
  toListedLitresSql,
} from '../allocations/queries'
import { presentLitres, validLineReport } from '../inspections/inspections'
import { OPEN_SUPPLY_STATUSES } from '../statuses/supply-statuses'

/** Litres of a supply line: ready, else confirmed, else ordered. */
const READY_LITRES = sql<number>`case when supply_lines.ready_l < coalesce(supply_lines.confirmed_l, supply_lines.volume_l) then supply_lines.ready_l
  else coalesce(supply_lines.confirmed_l, supply_lines.volume_l) end`

/** Litres without the rejected wood. */
const USABLE_LITRES = sql<number>`case when supply_lines.usable_l < ${READY_LITRES} then supply_lines.usable_l else ${READY_LITRES} end`

/** Litres that deals and the yard can have if more is ready than deals can get. */
const BEYOND_USABLE_LITRES = sql<number>`(select case when line.usable >= line.all_l or line.all_l - line.share - line.yard <= line.rounding then line.all_l else line.share + line.yard end
  from (select ${USABLE_LITRES} as usable, ${toListedLitresSql(LINE_LITRES)} as all_l, ${STOCKED_LITRES} + ${SOLD_LITRES} as yard,
    case when ${isAllListedSql(LINE_LITRES)} then (2 * cast(${USABLE_LITRES} as bigint) * supply_lines.listed_l + (${LINE_LITRES})) / (2 * (${LINE_LITRES})) else ${toListedLitresSql(USABLE_LITRES)} end as share,
    case when ${isAllListedSql(LINE_LITRES)} then (${DOUBLE_ROUNDING}) / 2 else 0 end as rounding) line)`

/** Litres that deals and the yard can have, as in `computeAvailableAmount`. */
const AVAILABLE_LITRES = sql<number>`case when (${LINE_LITRES}) > (${USABLE_LITRES}) then ${BEYOND_USABLE_LITRES} else ${toListedLitresSql(USABLE_LITRES)} end`

/**
 * Litres of a line that are neither allocated nor in stock; negative if more is loaded than usable.
 */
export const UNALLOCATED_LINE_LITRES = sql<number>`(${AVAILABLE_LITRES} - ${STOCKED_LITRES} - (select coalesce(sum(litres), 0) from allocations where supply_line_id = supply_lines.id))`

/**
 * Recalculates the accepted and usable litres of the supplies' lines from their valid reports,
 * limited to the present litres. Null without a report.
 */
export async function recalculateAccepted(db: Db, supplyIds: readonly string[]): Promise<void> {
  if (supplyIds.length === 0) return
  const capToPresent = (column: 'accepted_l' | 'usable_l') => {
    const litres = sql.ref(`i.${column}`)
    return sql<
      number | null
    >`(select case when ${litres} > ${presentLitres} then ${presentLitres} else ${litres} end ${validLineReport})`
  }
  await db
    .updateTable('supply_lines')
    .set({ accepted_l: capToPresent('accepted_l'), usable_l: capToPresent('usable_l') })
    .where('supply_id', 'in', supplyIds)
    .execute()
}

/** Recalculates the volumes, the number and the smallest of the listed packs of supplies' lines. */
export async function recalculateListed(db: Db, supplyIds: readonly string[]): Promise<void> {
  if (supplyIds.length === 0) return
  const selectPacks = (what: RawBuilder<number>) =>
    sql<number>`(select ${what} from packs where packs.supply_line_id = supply_lines.id and packs.status not in ('opened', 'rejected'))`
  await db
    .updateTable('supply_lines')
    .set({
      listed_l: selectPacks(sql`coalesce(sum(packs.litres), 0)`),
      // A cast, because sums are decimals in PostgreSQL.
      measured_l: selectPacks(
        sql`(cast(coalesce(sum(packs.volume_mm3), 0) as bigint) + 500000) / 1000000`,
      ),
      listed_packs: selectPacks(sql`count(*)`),
      smallest_pack_l: selectPacks(sql`coalesce(min(packs.litres), 0)`),
    })
    .where('supply_id', 'in', supplyIds)
    .execute()
}

/**
 * Recalculates the unallocated litres of supplies and their lines, and the ready week of lines with
 * unallocated wood.
 */
export async function recalculateUnallocated(db: Db, supplyIds: readonly string[]): Promise<void> {
  if (supplyIds.length === 0) return
  const ids = [...new Set(supplyIds)]
  await db
    .updateTable('supply_lines')
    .set({
      free_l: sql<number>`case when ${UNALLOCATED_LINE_LITRES} > 0 then ${UNALLOCATED_LINE_LITRES} else 0 end`,
      free_week: sql<string | null>`
        case when ${UNALLOCATED_LINE_LITRES} > 0 then
          (select case when status in (${sql.join(OPEN_SUPPLY_STATUSES)}) then coalesce(ready_week, '9999') end from supplies where id = supply_lines.supply_id)
        end`,
    })
    .where('supply_id', 'in', ids)
    .execute()
  await db
    .updateTable('supplies')
    .set({
      free_l: sql<number>`(select coalesce(sum(supply_lines.free_l), 0) from supply_lines where supply_id = supplies.id)`,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Recalculates the lines' parts of the supplies' amounts in euro, which add up to them. */
export async function recalculateLineAmounts(db: Db, supplyIds: readonly string[]): Promise<void> {
  await forEachChunk(supplyIds, async (ids) => {
    const lines = await db
      .selectFrom('supply_lines')
      .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
      .select([
        'supply_lines.id',
        'supply_lines.supply_id',
        'supply_lines.amount_cents',
        'supply_lines.amount_eur_cents',
        'supplies.currency',
        'supplies.exchange_rate',
      ])
      .where('supply_lines.supply_id', 'in', ids)
      .orderBy('supply_lines.position')
      .execute()
    const changed: { id: string; amount_eur_cents: number | null }[] = []
    for (const supplyLines of groupBy(lines, ({ supply_id }) => supply_id).values()) {
      const [terms] = supplyLines
      const parts =
        terms &&
        convertParts(
          terms,
          supplyLines.map(({ amount_cents }) => amount_cents),
        )
      for (const [i, line] of supplyLines.entries()) {
        const amount_eur_cents = parts?.[i] ?? null
        if (line.amount_eur_cents !== amount_eur_cents)
          changed.push({ id: line.id, amount_eur_cents })
      }
    }
    await updateEach(db, 'supply_lines', changed)
  })
}
