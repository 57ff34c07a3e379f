import type { DealSearch } from '@/entities/deal'
import { listDealsSearch } from '@contract/searches'
import { createListSearchValidator, sortWeekRange } from '@/shared/lib/list-search'

const validateSearch = createListSearchValidator<DealSearch>(listDealsSearch)

export const toDealSearch = (raw: Record<string, unknown>): DealSearch =>
  sortWeekRange(validateSearch(raw))
