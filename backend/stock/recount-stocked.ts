import { recountSupplies } from '../allocations/recount-supplies'
import { inParts } from '../db/in-parts'
import type { Db, Row } from '../db/tables'
import { receivableLines } from './receivable'

type Counted = Pick<Row<'lots'>, 'litres' | 'supply_line_id'>

/** What supplies have in stock follows what is counted in their packs. @param packs null before they were there, and once they are gone again */
export async function recountStocked(
  db: Db,
  packs: readonly { before: Counted | null; after: Counted | null }[],
): Promise<void> {
  const lineIds = packs.flatMap(({ before, after }) =>
    (before?.litres ?? 0) === (after?.litres ?? 0) ? [] : ((after ?? before)?.supply_line_id ?? []),
  )
  const lines = await inParts(lineIds, (ids) => receivableLines(db, ids))
  await recountSupplies(
    db,
    lines.map(({ supply_id }) => supply_id),
  )
}
