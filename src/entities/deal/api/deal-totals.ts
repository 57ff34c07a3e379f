import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'
import { dealListQueries, type DealSearch } from './deal-list'

/** What the deals of a list come to, whatever their order. Kept with the lists, so that a deal that is saved brings it up to date. */
export function dealTotalsQueryOptions({ sort: _, ...wanted }: DealSearch) {
  return queryOptions({
    queryKey: [...dealListQueries.key, 'totals', wanted] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/totals/', { params: { query: wanted }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Destinations of deals in whose names these words occur. */
export const findDestinations = (text: string, signal: AbortSignal) =>
  unwrap(
    api.GET('/deals/destinations/', { params: { query: { ...(text && { q: text }) } }, signal }),
  )
