import type { Db } from '../db/tables'
import { advanceDocument } from '../documents/advance-document'
import type { AppContext } from '../app-context'
import type { SupplyStatus } from './contract'
import { supplyStateMachine } from './rules/supply-state-machine'

/**
 * Advances a supply with its cargo: to loading, shipped, and back to ready if loading is canceled.
 * @throws Problem 404 for an unknown supply, 409 if cargo does not cause that transition
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
