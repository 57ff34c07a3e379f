import type { Db } from '../db/tables'
import { advanceDocument } from '../documents/advance-document'
import type { AppContext } from '../app-context'
import type { SupplyStatus } from './contract'
import { supplyStateMachine } from './rules/supply-state-machine'

/**
 * Takes a supply on as its cargo goes: to loading, shipped, and back to ready when what was being loaded is not loaded after all.
 * @throws Problem 404 without such a supply, 409 when that is not a step of cargo
 */
export async function advanceSupply(
  surroundings: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  id: string,
  to: SupplyStatus,
): Promise<void> {
  const { db } = surroundings
  const stored = await db
    .selectFrom('supplies')
    .select(['status', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  await advanceDocument(
    surroundings,
    { kind: 'supply', id },
    { stored, to, steps: supplyStateMachine },
    (changed) => db.updateTable('supplies').set(changed).where('id', '=', id).execute(),
  )
}
