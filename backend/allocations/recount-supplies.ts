import { sql } from 'kysely'
import type { Db } from '../db/tables'

/** Says of these supplies how much of them no deal has. Whatever changes their lines, or an allocation, calls it in its own transaction. */
export async function recountSupplies(db: Db, supplyIds: readonly string[]): Promise<void> {
  if (supplyIds.length === 0) return
  await db
    .updateTable('supplies')
    .set({
      // As `sourceOf` has it: what is confirmed, or ordered until that is said, and no more than is ready.
      free_l: sql<number>`
        (select coalesce(sum(case when ready_l < coalesce(confirmed_l, volume_l) then ready_l else coalesce(confirmed_l, volume_l) end), 0)
          from supply_lines where supply_id = supplies.id)
        - (select coalesce(sum(litres), 0) from allocations where supply_id = supplies.id)`,
    })
    .where('id', 'in', [...new Set(supplyIds)])
    .execute()
}
