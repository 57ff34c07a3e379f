import { inChunks, parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { toTallyColumns } from '../packs/schema'

/**
 * Recalculates the volume of packs at the mill, whose line may have another section by a revision.
 * Packs in stock and in cargo keep theirs.
 */
export async function recalculatePackVolumes(db: Db, supplyIds: readonly string[]): Promise<void> {
  const packs = await inChunks(supplyIds, (ids) =>
    db
      .selectFrom('packs')
      .innerJoin('supply_lines', 'supply_lines.id', 'packs.supply_line_id')
      .select(['packs.id', 'packs.tally', 'packs.litres', 'supply_lines.specification'])
      .where('packs.supply_id', 'in', ids)
      .where('packs.status', 'in', ['listed', 'accepted', 'rejected'])
      .where('packs.lot_id', 'is', null)
      .where('packs.load_id', 'is', null)
      .execute(),
  )
  for (const { id, tally, litres, specification } of packs) {
    const counted = toTallyColumns(parseJson(tally), parseJson(specification))
    if (counted && counted.litres !== litres)
      await db.updateTable('packs').set({ litres: counted.litres }).where('id', '=', id).execute()
  }
}
