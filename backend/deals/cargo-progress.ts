import type { Schemas } from '../call'
import type { Db } from '../db/tables'

type CargoStatus = Schemas['CargoStatus']

const UNDEPARTED_STATUSES: readonly CargoStatus[] = ['planned', 'booked', 'loading', 'sealed']
const DELIVERED_STATUSES: readonly CargoStatus[] = ['delivered', 'closed']

/**
 * Returns the progress of a deal's cargos. `hasLeft` and `waits` are true if any has, or has not,
 * departed; `isDelivered` is true if all are delivered.
 */
export async function findCargoProgress(
  db: Db,
  dealId: string,
): Promise<{ hasLeft: boolean; waits: boolean; isDelivered: boolean }> {
  const cargos = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select('status')
    .distinct()
    .where('deal_id', '=', dealId)
    .where('status', '!=', 'canceled')
    .execute()
  return {
    hasLeft: cargos.some(({ status }) => !UNDEPARTED_STATUSES.includes(status)),
    waits: cargos.some(({ status }) => UNDEPARTED_STATUSES.includes(status)),
    isDelivered: cargos.every(({ status }) => DELIVERED_STATUSES.includes(status)),
  }
}
