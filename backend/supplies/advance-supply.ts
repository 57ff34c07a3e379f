import type { AppContext } from '../app-context'
import type { Db } from '../db/tables'
import { recordChanges } from '../db/unit-of-work'
import { advanceDocument } from '../documents/transitions'
import { supplyStateMachine } from './rules/supply-state-machine'
import type { SupplyStatus } from './schema'

/**
 * Takes a transition that the progress of cargo or receipts causes: to loading or shipped, or back.
 * @throws Problem 404 for an unknown supply, 409 if cargo does not cause that transition
 */
export async function advanceSupply(
  host: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  id: string,
  to: SupplyStatus,
): Promise<void> {
  const { db } = host
  const stored = await db
    .selectFrom('supplies')
    .select(['status', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  await advanceDocument(
    host,
    { kind: 'supply', id },
    { stored, to, machine: supplyStateMachine },
    (changed) => db.updateTable('supplies').set(changed).where('id', '=', id).execute(),
  )
  recordChanges(db, { supplies: [id] })
}
