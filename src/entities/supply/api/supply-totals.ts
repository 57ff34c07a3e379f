import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'
import { supplyListQueries, type SupplySearch } from './supply-list'

/** What the supplies of a list come to, whatever their order. Kept with the lists, so that a supply that is saved brings it up to date. */
export function supplyTotalsQueryOptions({ sort: _, ...wanted }: SupplySearch) {
  return queryOptions({
    queryKey: [...supplyListQueries.key, 'totals', wanted] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/totals/', { params: { query: wanted }, signal })),
    placeholderData: keepPreviousData,
  })
}
