import { inChunks } from '../db/rows'
import type { Db } from '../db/tables'
import { EXPECTED_STATUSES } from '../cargos/rules/cargo-delay'

/** Statuses of a cargo whose ETA counts for its deals: it is booked and has not arrived. */
const AWAITED_STATUSES = EXPECTED_STATUSES.filter((status) => status !== 'planned')

/** Returns the last ETA of the booked cargo that carries wood of the deals, by deal. */
export async function findLastEtas(
  db: Db,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inChunks(dealIds, (ids) =>
    db
      .selectFrom('cargo_loads')
      .innerJoin('cargos', 'cargos.id', 'cargo_id')
      .select(['deal_id', ({ fn }) => fn.max<string>('eta').as('eta')])
      .where('deal_id', 'in', ids)
      .where('status', 'in', AWAITED_STATUSES)
      .where('eta', 'is not', null)
      .groupBy('deal_id')
      .execute(),
  )
  return new Map(rows.map(({ deal_id, eta }) => [deal_id, eta]))
}
