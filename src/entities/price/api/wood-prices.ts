import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, createListQueries, type ListQueryParams, type Schemas, unwrap } from '@/shared/api'

export type TradedLine = Schemas['TradedLine']
export type TradedSearch = ListQueryParams<'/wood_prices/'>
export type PastPrice = Schemas['PastPrice']
export type PriceContext = Schemas['PriceContext']
export type PriceContextRequest = Schemas['PriceContextRequest']

export const tradedListQueries = createListQueries('/wood_prices/', (options) =>
  api.GET('/wood_prices/', options),
)

/**
 * Totals of the filtered lines, sold and bought apart. The order is left out: it does not change
 * them.
 */
export function tradedTotalsQueryOptions({ sort: _, ...filters }: TradedSearch) {
  return queryOptions({
    queryKey: [...tradedListQueries.key, 'totals', filters] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wood_prices/totals/', { params: { query: filters }, signal })),
    placeholderData: keepPreviousData,
  })
}

const CONTEXT_STALE_MS = 60_000

/** Past and listed prices beside the price of an edited line. */
export const priceContextQueryOptions = (request: PriceContextRequest) =>
  queryOptions({
    queryKey: [...tradedListQueries.key, 'context', request] as const,
    queryFn: ({ signal }) => unwrap(api.POST('/wood_prices/context/', { body: request, signal })),
    staleTime: CONTEXT_STALE_MS,
  })
