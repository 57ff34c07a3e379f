import type { Db } from '../db/tables'

/**
 * Of these supplies those that may be loaded as far as inspection goes: an approved report did not fail them, and of each of their lines it is said how
 * much is accepted. A report whose place a correction has taken counts for nothing.
 */
export async function inspectedSupplies(db: Db, supplyIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (supplyIds.length === 0) return new Set()
  const reported = inForce(db).select('supply_id').where('kind', '=', 'supply_report').where('supply_id', 'in', [...new Set(supplyIds)])
  const rows = await db
    .selectFrom('supply_lines')
    .select('supply_id')
    .where('supply_id', 'in', reported.$castTo<{ supply_id: string }>())
    .groupBy('supply_id')
    .having(({ fn, eb }) => eb(fn.count('accepted_l'), '=', fn.countAll()))
    .execute()
  return new Set(rows.map(({ supply_id }) => supply_id))
}

/** Whether a container may be sealed as far as inspection goes: likewise by the reports of its cargo. */
export const hasPassedContainerReport = async (db: Db, cargoId: string): Promise<boolean> =>
  (await inForce(db).select('id').where('cargo_id', '=', cargoId).executeTakeFirst()) !== undefined

const inForce = (db: Db) =>
  db.selectFrom('inspection_reports').where('status', '=', 'approved').where('corrected_by_id', 'is', null).where('verdict', '!=', 'fail')
