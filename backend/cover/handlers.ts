import type { Handler, Handlers } from '../call'
import { findDeal } from '../deals/queries'
import { getDealCover } from './get-deal-cover'
import { getSupplyCover } from './get-supply-cover'
import { listOpenDealLines } from './list-open-deal-lines'
import { setAllocations } from './set-allocations'
import { findFreeWood } from './find-free-wood'
import { acceptsAllocations, ALLOCATABLE_SUPPLY_STATUSES } from './allocation-rules'

const listFreeWood: Handler<'listFreeWood'> = async (call) => {
  const record = await findDeal(call.db, call.person, call.path.id)
  return acceptsAllocations(record.deal.status)
    ? findFreeWood(call, record, { statuses: ALLOCATABLE_SUPPLY_STATUSES, withOwn: false })
    : { items: [], has_more: false }
}

export const coverHandlers = {
  getDealCover,
  getSupplyCover,
  listFreeWood,
  listOpenDealLines,
  setAllocations,
} satisfies Partial<Handlers>
