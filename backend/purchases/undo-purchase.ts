import type { Handler } from '../call'
import { setAllocations } from '../cover/set-allocations'
import { findDealRow } from '../deals/find-deal'
import { Problem } from '../problems/problem'
import { transitionSupply } from '../supplies/transition-supply'

/** The drafts are canceled, not erased: what was done stays in the histories, and no number is missing. */
export const undoPurchase: Handler<'undoPurchase'> = async (call) => {
  const { db, person, path, body } = call
  await findDealRow(db, person, path.id)
  const ids = body.supplies.map(({ id }) => id)
  if (ids.length > 0) {
    const drafts = await db
      .selectFrom('supplies')
      .select(['id', 'version'])
      .where('id', 'in', ids)
      .where('status', '=', 'draft')
      .execute()
    const versions = new Map(drafts.map((draft) => [draft.id, draft.version]))
    if (body.supplies.some(({ id, version }) => versions.get(id) !== version))
      throw new Problem('not_allowed_now')
    const others = await db
      .selectFrom('allocations')
      .select('id')
      .where('supply_id', 'in', ids)
      .where('deal_id', '!=', path.id)
      .executeTakeFirst()
    if (others) throw new Problem('not_allowed_now')
  }
  const rest = { query: null, version: null }
  if (body.allocations.length > 0)
    await setAllocations({ ...call, ...rest, path: null, body: { allocations: body.allocations } })
  for (const { id, version } of body.supplies) {
    const step = {
      to: 'canceled' as const,
      reason: body.reason,
      release_allocations: true,
      override: false,
    }
    await transitionSupply({ ...call, ...rest, path: { id }, version, body: step })
  }
}
