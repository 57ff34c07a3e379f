import type { Handler } from '../call'
import { findDeal } from '../deals/find-deal'
import { findFreeWood } from './find-free-wood'
import { ALLOCATABLE_SUPPLY_STATUSES, acceptsAllocations } from './allocation-rules'

export const listFreeWood: Handler<'listFreeWood'> = async (call) => {
  const record = await findDeal(call.db, call.person, call.path.id)
  return acceptsAllocations(record.deal.status)
    ? findFreeWood(call, record, { statuses: ALLOCATABLE_SUPPLY_STATUSES, withOwn: false })
    : { items: [], has_more: false }
}
