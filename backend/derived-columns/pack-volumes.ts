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
      .select(['packs.id', 'packs.tally', 'packs.volume_mm3', 'supply_lines.specification'])
      .where('packs.supply_id', 'in', ids)
      .where('packs.status', 'in', ['listed', 'accepted', 'rejected'])
      .where('packs.lot_id', 'is', null)
      .where('packs.load_id', 'is', null)
      .execute(),
  )
  for (const { id, tally, volume_mm3, specification } of packs) {
    const counted = toTallyColumns(parseJson(tally), parseJson(specification))
    if (counted && counted.volume_mm3 !== volume_mm3)
      await db
        .updateTable('packs')
        .set({ litres: counted.litres, volume_mm3: counted.volume_mm3 })
        .where('id', '=', id)
        .execute()
  }
}
