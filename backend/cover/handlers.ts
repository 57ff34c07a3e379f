import type { Handlers } from '../call'
import { getDealCover } from './get-deal-cover'
import { getSupplyCover } from './get-supply-cover'
import { listFreeWood } from './list-free-wood'
import { listOpenDealLines } from './list-open-deal-lines'
import { setAllocations } from './set-allocations'

export const coverHandlers = {
  getDealCover,
  getSupplyCover,
  listFreeWood,
  listOpenDealLines,
  setAllocations,
} satisfies Partial<Handlers>
