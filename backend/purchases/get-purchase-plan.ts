import { isBought } from '../allocations/bought-parts'
import type { Handler } from '../call'
import { coverAmount } from '../cover/cover-amount'
import { coverDeal, coveredLitres, coverWood, readWood } from '../cover/cover-lines'
import { freeOffers } from '../cover/free-offers'
import { GIVING, leastOf, mostOf, takesWood } from '../cover/rules'
import { fromLitres } from '../db/decimal-columns'
import { findDeal } from '../deals/find-deal'
import { makingMills } from './making-mills'

/** Ordered, and not settled. */
const ORDERED = GIVING.filter(isBought)

export const getPurchasePlan: Handler<'getPurchasePlan'> = async (call) => {
  const { db, person, path, query } = call
  const { deal, lines } = await findDeal(db, person, path.id)
  const can_buy = takesWood(deal.status)
  const covered = await coveredLitres(
    db,
    lines.map(({ id }) => id),
  )
  const coveredOf = (id: string) => covered.get(id) ?? 0
  const lacking = can_buy ? lines.filter(({ id, volume_l }) => volume_l > coveredOf(id)) : []
  const woods = lacking.map(readWood)
  const free = await freeOffers(
    call,
    { deal, lines: lacking },
    { statuses: ORDERED, withOwn: true },
  )
  return {
    deal: coverDeal(deal),
    can_buy,
    lines: woods.map((line) => {
      const { id, volume_l: sold, specification } = line
      return {
        line_id: id,
        wood: coverWood(line),
        unit: line.unit,
        certification: line.certification,
        sold: coverAmount(sold, specification, line.unit === 'pack' ? Number(line.quantity) : null),
        covered: coverAmount(coveredOf(id), specification),
        lacks: coverAmount(sold - coveredOf(id), specification),
        room_m3: fromLitres(Math.max(0, mostOf(sold, deal.tolerance_percent) - coveredOf(id))),
        is_within_tolerance: coveredOf(id) >= leastOf(sold, deal.tolerance_percent),
      }
    }),
    free: free.items,
    more_free: free.has_more,
    ...(await makingMills(call, woods, query.mills)),
  }
}
