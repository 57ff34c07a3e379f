import type { Db } from '../db/tables'
import { advance } from '../documents/advance'
import { orderFollows } from '../order-progress/follow-deal'
import type { Surroundings } from '../surroundings'
import type { DealStatus } from './contract'
import { recountMargins } from '../deal-margins/recount-margins'
import { dealSteps } from './rules/deal-steps'

/**
 * Takes a deal on as its cargo goes: to loading, shipped, delivered.
 * @throws Problem 404 without such a deal, 409 when that is not the next step of cargo
 */
export async function advanceDeal(
  surroundings: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  id: string,
  to: DealStatus,
): Promise<void> {
  const { db } = surroundings
  const stored = await db
    .selectFrom('deals')
    .select(['status', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  await advance(surroundings, { kind: 'deal', id }, { stored, to, steps: dealSteps }, (changed) =>
    db.updateTable('deals').set(changed).where('id', '=', id).execute(),
  )
  await recountMargins(db, [id])
  await orderFollows(surroundings, id, to)
}
