import { recordActivity } from '../activity/record-activity'
import type { Db } from '../db/tables'
import { Problem } from '../problems/problem'
import type { Surroundings } from '../surroundings'
import type { DealStatus } from './contract'
import { dealSteps } from './rules/deal-steps'

/**
 * Takes a deal on as its cargo goes: to loading, shipped, delivered. The system does it, inside the transaction of what happened to
 * the cargo; no call of the contract reaches it.
 * @throws Problem 404 without such a deal, 409 when that is not the next step of cargo
 */
export async function advanceDeal(
  surroundings: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  dealId: string,
  to: DealStatus,
): Promise<void> {
  const { db, clock } = surroundings
  const deal = await db.selectFrom('deals').select(['status', 'version']).where('id', '=', dealId).executeTakeFirst()
  if (!deal) throw new Problem('not_found')
  if (!dealSteps.isBySystem(deal.status, to)) throw new Problem('not_allowed_now')
  await db
    .updateTable('deals')
    .set({ status: to, version: deal.version + 1, updated_at: clock().toISOString() })
    .where('id', '=', dealId)
    .execute()
  await recordActivity(surroundings, {
    record: { kind: 'deal', id: dealId },
    personId: null,
    kind: 'transition',
    changes: [{ field: 'status', line: null, from: deal.status, to }],
  })
}
