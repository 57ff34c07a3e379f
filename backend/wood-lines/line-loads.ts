import { sql } from 'kysely'
import type { Db } from '../db/tables'
import type { LoadedLine } from './loaded-lines'

const LINE_COLUMN = { deal_id: 'deal_line_id', supply_id: 'supply_line_id' } as const

type LineLoads = Pick<LoadedLine, 'claimed_l' | 'hasLoads'>

/** Returns a function that looks up what cargos contain of a document's line. */
export async function findLineLoads(
  db: Db,
  document: keyof typeof LINE_COLUMN,
  documentId: string,
): Promise<(lineId: string) => LineLoads> {
  const rows = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select([
      `${LINE_COLUMN[document]} as line_id`,
      sql<number>`sum(case when cargos.status = 'canceled' then 0 else litres end)`.as('litres'),
    ])
    .where(document, '=', documentId)
    .groupBy(LINE_COLUMN[document])
    .execute()
  const litres = new Map(rows.map((row) => [row.line_id, row.litres]))
  return (lineId) => ({ claimed_l: litres.get(lineId) ?? 0, hasLoads: litres.has(lineId) })
}
