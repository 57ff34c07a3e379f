import { recalculateSupplies } from '../allocations/recalculate-supplies'
import { inChunks } from '../db/in-chunks'
import type { Db, Row } from '../db/tables'
import { findReceivableLines } from './receivable-lines'

type CountedPack = Pick<Row<'lots'>, 'litres' | 'supply_line_id'>

/**
 * Recalculates the supplies whose packs changed in volume.
 * @param packs null before a pack existed, and after it was deleted
 */
export async function recalculateStocked(
  db: Db,
  packs: readonly { before: CountedPack | null; after: CountedPack | null }[],
): Promise<void> {
  const lineIds = packs.flatMap(({ before, after }) =>
    (before?.litres ?? 0) === (after?.litres ?? 0) ? [] : ((after ?? before)?.supply_line_id ?? []),
  )
  const lines = await inChunks(lineIds, (ids) => findReceivableLines(db, ids))
  await recalculateSupplies(
    db,
    lines.map(({ supply_id }) => supply_id),
  )
}
