import type { DealSearch } from '@/entities/deal'
import { listDealsSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of deals is narrowed to, out of the address. */
export const dealsSearch = listSearch<DealSearch>(listDealsSearch)
