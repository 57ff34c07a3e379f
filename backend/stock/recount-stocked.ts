import { recountSupplies } from '../allocations/recount-supplies'
import { inParts } from '../db/in-parts'
import type { Db, Row } from '../db/tables'
import { receivableLines } from './receivable'

type Counted = Pick<Row<'lots'>, 'litres' | 'supply_line_id'>

/** What supplies have in stock follows what is counted in their packs. */
export async function recountStocked(db: Db, packs: readonly { before: Counted | null; after: Counted }[]): Promise<void> {
  const lineIds = packs.flatMap(({ before, after }) => (before && before.litres !== after.litres ? (after.supply_line_id ?? []) : []))
  const lines = await inParts(lineIds, (ids) => receivableLines(db, ids))
  await recountSupplies(db, lines.map(({ supply_id }) => supply_id))
}
