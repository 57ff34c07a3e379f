import type { TradedSearch } from '@/entities/price'
import { listTradedLinesSearch } from '@contract/searches'
import { createListSearchValidator, sortWeekRange } from '@/shared/lib/list-search'

const validateSearch = createListSearchValidator<TradedSearch>(listTradedLinesSearch)

export const toTradedSearch = (raw: Record<string, unknown>): TradedSearch =>
  sortWeekRange(validateSearch(raw))
