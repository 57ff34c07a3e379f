import type { Schemas } from '../call'
import type { Db } from '../db/tables'

type CargoStatus = Schemas['CargoStatus']

const WAITING: readonly CargoStatus[] = ['planned', 'booked', 'loading', 'sealed']
const DELIVERED: readonly CargoStatus[] = ['delivered', 'closed']

/** How far the cargo with wood of a deal has come: whether some has left, some has not, and all is there. */
export async function cargoOf(
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
    hasLeft: cargos.some(({ status }) => !WAITING.includes(status)),
    waits: cargos.some(({ status }) => WAITING.includes(status)),
    isDelivered: cargos.every(({ status }) => DELIVERED.includes(status)),
  }
}
