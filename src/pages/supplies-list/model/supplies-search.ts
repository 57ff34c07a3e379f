import type { SupplySearch } from '@/entities/supply'
import { listSuppliesSearch } from '@contract/searches'
import { createListSearchValidator, sortWeekRange } from '@/shared/lib/list-search'

const validateSearch = createListSearchValidator<SupplySearch>(listSuppliesSearch)

export const toSupplySearch = (raw: Record<string, unknown>): SupplySearch =>
  sortWeekRange(validateSearch(raw))
