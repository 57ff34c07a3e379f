import type { DealSearch } from '@/entities/deal'
import { listDealsSearch } from '@/shared/api/generated/searches'
import { listSearch, weeksInOrder } from '@/shared/lib/list-search'

const readSearch = listSearch<DealSearch>(listDealsSearch)

/** What the list of deals is narrowed to, out of the address. */
export const dealsSearch = (raw: Record<string, unknown>): DealSearch =>
  weeksInOrder(readSearch(raw))
