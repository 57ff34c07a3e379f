import type { SupplySearch } from '@/entities/supply'
import { listSuppliesSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator, sortWeekRange } from '@/shared/lib/list-search'

const validateSearch = createListSearchValidator<SupplySearch>(listSuppliesSearch)

export const toSupplySearch = (raw: Record<string, unknown>): SupplySearch =>
  sortWeekRange(validateSearch(raw))
