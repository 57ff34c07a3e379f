import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'
import { dealListQueries, type DealSearch } from './deal-list'

/**
 * Totals of the filtered deals, whatever their order. The key is below the lists' key, so a saved
 * deal invalidates them too.
 */
export function dealTotalsQueryOptions({ sort: _, ...filters }: DealSearch) {
  return queryOptions({
    queryKey: [...dealListQueries.key, 'totals', filters] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/totals/', { params: { query: filters }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Suggests deal destinations that contain the text. */
export const findDestinations = (text: string, signal: AbortSignal) =>
  unwrap(
    api.GET('/deals/destinations/', { params: { query: { ...(text && { q: text }) } }, signal }),
  )
