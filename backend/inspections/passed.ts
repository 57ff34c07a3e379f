import type { Db } from '../db/tables'

/** Of these supplies those that may be loaded as far as inspection goes: of each of their lines it is said how much is accepted. */
export async function inspectedSupplies(db: Db, supplyIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (supplyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('supply_lines')
    .select('supply_id')
    .where('supply_id', 'in', [...new Set(supplyIds)])
    .groupBy('supply_id')
    .having(({ fn, eb }) => eb(fn.count('accepted_l'), '=', fn.countAll()))
    .execute()
  return new Set(rows.map(({ supply_id }) => supply_id))
}

/** Whether a container may be sealed as far as inspection goes. No report of one is written yet. */
export const hasPassedContainerReport = async (_db: Db, _cargoId: string): Promise<boolean> => false
