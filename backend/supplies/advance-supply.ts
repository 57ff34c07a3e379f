import type { Db } from '../db/tables'
import { advance } from '../documents/advance'
import type { Surroundings } from '../surroundings'
import type { SupplyStatus } from './contract'
import { supplySteps } from './rules/supply-steps'

/**
 * Takes a supply on as its cargo goes: to loading, shipped, and back to ready when what was being loaded is not loaded after all.
 * @throws Problem 404 without such a supply, 409 when that is not a step of cargo
 */
export async function advanceSupply(
  surroundings: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  id: string,
  to: SupplyStatus,
): Promise<void> {
  const { db } = surroundings
  const stored = await db
    .selectFrom('supplies')
    .select(['status', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  await advance(
    surroundings,
    { kind: 'supply', id },
    { stored, to, steps: supplySteps },
    (changed) => db.updateTable('supplies').set(changed).where('id', '=', id).execute(),
  )
}
