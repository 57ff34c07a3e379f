import { inChunks } from '../db/rows'
import type { Db } from '../db/tables'

/** Returns the cargos with wood of these deals or supplies. */
export async function findLoadedCargos(
  db: Db,
  column: 'deal_id' | 'supply_id',
  ids: Iterable<string>,
): Promise<string[]> {
  const loads = await inChunks([...ids], (chunk) =>
    db.selectFrom('cargo_loads').select('cargo_id').distinct().where(column, 'in', chunk).execute(),
  )
  return [...new Set(loads.map(({ cargo_id }) => cargo_id))]
}
