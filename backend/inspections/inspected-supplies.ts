import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { presentLitres, validLineReport } from './valid-line-report'

/**
 * Returns the supplies whose inspection allows loading: every line with wood has a valid report,
 * and not all of them failed.
 */
export async function findInspectedSupplies(
  db: Db,
  supplyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (supplyIds.length === 0) return new Set()
  const lines = db
    .selectFrom('supply_lines')
    .select(['supply_id', sql<string | null>`(select r.verdict ${validLineReport})`.as('verdict')])
    .where('supply_id', 'in', [...new Set(supplyIds)])
    .where(presentLitres, '>', 0)
  const rows = await db
    .selectFrom(lines.as('line'))
    .select('supply_id')
    .groupBy('supply_id')
    .having(({ fn, eb }) => eb(fn.count('verdict'), '=', fn.countAll()))
    .having(({ fn, eb }) =>
      eb(fn.count(eb.fn<string | null>('nullif', ['verdict', eb.val('fail')])), '>', 0),
    )
    .execute()
  return new Set(rows.map(({ supply_id }) => supply_id))
}
