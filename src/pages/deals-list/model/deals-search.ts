import type { DealSearch } from '@/entities/deal'
import { listDealsSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

const readSearch = listSearch<DealSearch>(listDealsSearch)

/** What the list of deals is narrowed to, out of the address; weeks the wrong way round, which the backend refuses, are put right. */
export function dealsSearch(raw: Record<string, unknown>): DealSearch {
  const search = readSearch(raw)
  const { week_from: from, week_to: to } = search
  return from && to && from > to ? { ...search, week_from: to, week_to: from } : search
}
