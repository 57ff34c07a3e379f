import type { Handler, Handlers } from '../call'
import { setAllocations } from '../cover/set-allocations'
import { findDeal, findDealRow } from '../deals/queries'
import { Problem } from '../problems/problem'
import { transitionSupply } from '../supplies/transition-supply'
import { isBoughtStatus } from '../allocations/queries'
import {
  parseWoodLine,
  sumAllocatedLitres,
  toCoverAmount,
  toCoverDeal,
  toCoverWood,
} from '../cover/cover-lines'
import { findFreeWood } from '../cover/find-free-wood'
import {
  acceptsAllocations,
  ALLOCATABLE_SUPPLY_STATUSES,
  computeMaxCovered,
  computeMinCovered,
} from '../cover/allocation-rules'
import { fromLitres } from '../db/decimal-columns'
import { buyForDeal } from './buy-for-deal'
import { findSuitableSawmills } from './suitable-sawmills'

/** Statuses of supplies that are ordered but not completed. */
const ORDERED_STATUSES = ALLOCATABLE_SUPPLY_STATUSES.filter(isBoughtStatus)

const getPurchasePlan: Handler<'getPurchasePlan'> = async (call) => {
  const { db, person, path, query } = call
  const { deal, lines } = await findDeal(db, person, path.id)
  const can_buy = acceptsAllocations(deal.status)
  const covered = await sumAllocatedLitres(
    db,
    lines.map(({ id }) => id),
  )
  const getCovered = (id: string) => covered.get(id) ?? 0
  const uncovered = can_buy ? lines.filter(({ id, volume_l }) => volume_l > getCovered(id)) : []
  const woods = uncovered.map(parseWoodLine)
  const free = await findFreeWood(
    call,
    { deal, lines: uncovered },
    { statuses: ORDERED_STATUSES, withOwn: true },
  )
  return {
    deal: toCoverDeal(deal),
    can_buy,
    lines: woods.map((line) => {
      const { id, volume_l: sold, specification } = line
      return {
        line_id: id,
        wood: toCoverWood(line),
        unit: line.unit,
        certification: line.certification,
        sold: toCoverAmount(
          sold,
          specification,
          line.unit === 'pack' ? Number(line.quantity) : null,
        ),
        covered: toCoverAmount(getCovered(id), specification),
        lacks: toCoverAmount(sold - getCovered(id), specification),
        room_m3: fromLitres(
          Math.max(0, computeMaxCovered(sold, deal.tolerance_percent) - getCovered(id)),
        ),
        is_within_tolerance: getCovered(id) >= computeMinCovered(sold, deal.tolerance_percent),
      }
    }),
    free: free.items,
    more_free: free.has_more,
    ...(await findSuitableSawmills(call, woods, query.mills)),
  }
}

/** Drafts are canceled, not deleted, so that histories and numbers stay complete. */
const undoPurchase: Handler<'undoPurchase'> = async (call) => {
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
  const noParameters = { query: null, version: null }
  if (body.allocations.length > 0)
    await setAllocations({
      ...call,
      ...noParameters,
      path: null,
      body: { allocations: body.allocations },
    })
  for (const { id, version } of body.supplies) {
    const step = {
      to: 'canceled' as const,
      reason: body.reason,
      release_allocations: true,
      override: false,
    }
    await transitionSupply({ ...call, ...noParameters, path: { id }, version, body: step })
  }
}

export const purchaseHandlers = {
  getPurchasePlan,
  buyForDeal,
  undoPurchase,
} satisfies Partial<Handlers>
