import type { Db } from '../db/tables'
import { advanceDocument } from '../documents/advance-document'
import { syncOrderWithDeal } from '../order-progress/sync-order-with-deal'
import type { AppContext } from '../app-context'
import type { DealStatus } from './contract'
import { recalculateMargins } from '../deal-margins/recalculate-margins'
import { dealStateMachine } from './rules/deal-state-machine'

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
    { stored, to, steps: dealStateMachine },
    (changed) => db.updateTable('deals').set(changed).where('id', '=', id).execute(),
  )
  await recalculateMargins(db, [id])
  await syncOrderWithDeal(host, id, to)
}
