import type { AppContext } from '../app-context'
import type { Db } from '../db/tables'
import { recordChanges } from '../db/unit-of-work'
import { advanceDocument } from '../documents/transitions'
import { syncOrderWithDeal } from '../order-progress/order-progress'
import { dealStateMachine } from './rules/deal-state-machine'
import type { DealStatus } from './schema'

/**
 * Takes a transition that the progress of cargo causes: to loading, shipped or delivered.
 * @throws Problem 404 without such a deal, 409 if that is not the next status
 */
export async function advanceDeal(
  host: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  id: string,
  to: DealStatus,
): Promise<void> {
  const { db } = host
  const stored = await db
    .selectFrom('deals')
    .select(['status', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  await advanceDocument(
    host,
    { kind: 'deal', id },
    { stored, to, machine: dealStateMachine },
    (changed) => db.updateTable('deals').set(changed).where('id', '=', id).execute(),
  )
  recordChanges(db, { deals: [id] })
  await syncOrderWithDeal(host, id, to)
}
