import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'
import { supplyListQueries, type SupplySearch } from './supply-list'

/**
 * Totals of the filtered supplies, whatever their order. The key is below the lists' key, so a
 * saved supply invalidates them too.
 */
export function supplyTotalsQueryOptions({ sort: _, ...filters }: SupplySearch) {
  return queryOptions({
    queryKey: [...supplyListQueries.key, 'totals', filters] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/totals/', { params: { query: filters }, signal })),
    placeholderData: keepPreviousData,
  })
}
