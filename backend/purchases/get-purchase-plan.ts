import { isBoughtStatus } from '../allocations/bought-allocations'
import type { Handler } from '../call'
import { toCoverAmount } from '../cover/cover-amount'
import { toCoverDeal, sumAllocatedLitres, toCoverWood, parseWoodLine } from '../cover/cover-lines'
import { findFreeWood } from '../cover/find-free-wood'
import {
  ALLOCATABLE_SUPPLY_STATUSES,
  computeMinCovered,
  computeMaxCovered,
  acceptsAllocations,
} from '../cover/allocation-rules'
import { fromLitres } from '../db/decimal-columns'
import { findDeal } from '../deals/find-deal'
import { findSuitableSawmills } from './find-suitable-sawmills'

/** Ordered, and not settled. */
const ORDERED_STATUSES = ALLOCATABLE_SUPPLY_STATUSES.filter(isBoughtStatus)

export const getPurchasePlan: Handler<'getPurchasePlan'> = async (call) => {
  const { db, person, path, query } = call
  const { deal, lines } = await findDeal(db, person, path.id)
  const can_buy = acceptsAllocations(deal.status)
  const covered = await sumAllocatedLitres(
    db,
    lines.map(({ id }) => id),
  )
  const coveredOf = (id: string) => covered.get(id) ?? 0
  const lacking = can_buy ? lines.filter(({ id, volume_l }) => volume_l > coveredOf(id)) : []
  const woods = lacking.map(parseWoodLine)
  const free = await findFreeWood(
    call,
    { deal, lines: lacking },
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
        covered: toCoverAmount(coveredOf(id), specification),
        lacks: toCoverAmount(sold - coveredOf(id), specification),
        room_m3: fromLitres(
          Math.max(0, computeMaxCovered(sold, deal.tolerance_percent) - coveredOf(id)),
        ),
        is_within_tolerance: coveredOf(id) >= computeMinCovered(sold, deal.tolerance_percent),
      }
    }),
    free: free.items,
    more_free: free.has_more,
    ...(await findSuitableSawmills(call, woods, query.mills)),
  }
}
