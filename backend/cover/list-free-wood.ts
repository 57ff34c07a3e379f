import type { Handler } from '../call'
import { findDeal } from '../deals/find-deal'
import { freeOffers } from './free-offers'
import { GIVING, takesWood } from './rules'

export const listFreeWood: Handler<'listFreeWood'> = async (call) => {
  const record = await findDeal(call.db, call.person, call.path.id)
  return takesWood(record.deal.status)
    ? freeOffers(call, record, { statuses: GIVING, withOwn: false })
    : { items: [], has_more: false }
}
