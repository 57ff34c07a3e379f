import { recordActivity } from '../activity/record-activity'
import type { Db } from '../db/tables'
import { Problem } from '../problems/problem'
import type { Surroundings } from '../surroundings'
import type { SupplyStatus } from './contract'
import { supplySteps } from './rules/supply-steps'

/**
 * Takes a supply on as its cargo goes: to loading, shipped, and back to ready when what was being loaded is not loaded after all. The system does it, inside
 * the transaction of what happened to the cargo; no call of the contract reaches it.
 * @throws Problem 404 without such a supply, 409 when that is not a step of cargo
 */
export async function advanceSupply(
  surroundings: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  supplyId: string,
  to: SupplyStatus,
): Promise<void> {
  const { db, clock } = surroundings
  const supply = await db.selectFrom('supplies').select(['status', 'version']).where('id', '=', supplyId).executeTakeFirst()
  if (!supply) throw new Problem('not_found')
  if (!supplySteps.isBySystem(supply.status, to)) throw new Problem('not_allowed_now')
  await db
    .updateTable('supplies')
    .set({ status: to, version: supply.version + 1, updated_at: clock().toISOString() })
    .where('id', '=', supplyId)
    .execute()
  await recordActivity(surroundings, {
    record: { kind: 'supply', id: supplyId },
    personId: null,
    kind: 'transition',
    changes: [{ field: 'status', line: null, from: supply.status, to }],
  })
}
