import { sql } from 'kysely'
import type { Schemas } from '../call'
import type { Db } from '../db/tables'
import type { WoodAmount } from './rules/available-amount'

/**
 * Statuses of packs in the yard that no deal has. Sold packs count as allocations of their deal.
 */
const UNSOLD_LOT_STATUSES = ['available', 'reserved', 'blocked'] as const

/** In a query over `supply_lines`: litres of the line in the yard. */
export const STOCKED_LITRES = sql<number>`(select coalesce(sum(lots.litres), 0) from lots
  where lots.supply_line_id = supply_lines.id and lots.status in (${sql.join(UNSOLD_LOT_STATUSES.map((status) => sql.lit(status)))}))`

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
  const pcsPerPackByLine = new Map(
    lines.map(({ id, specification }) => [id, specification.pcs_per_pack]),
  )
  const stocked = new Map<string, WoodAmount>()
  for (const { supply_line_id, pcs, litres, packs } of rows) {
    if (supply_line_id === null) continue
    const before = stocked.get(supply_line_id) ?? { litres: 0, packs: 0 }
    // Packs of another size than the line's count in litres only.
    const whole =
      before.packs === null || pcsPerPackByLine.get(supply_line_id) !== pcs
        ? null
        : before.packs + packs
    stocked.set(supply_line_id, { litres: before.litres + litres, packs: whole })
  }
  return stocked
}
