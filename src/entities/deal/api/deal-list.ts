import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type DealStatus = Schemas['DealStatus']
export type DealSummary = Schemas['DealSummary']
export type DealList = Schemas['DealList']

/** What a list of deals is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type DealSearch = Omit<NonNullable<operations['listDeals']['parameters']['query']>, 'cursor' | 'limit'>

/** Rows of a page: two screens of a dense list, so that scrolling by wheel rarely meets a page that is not there. */
export const dealPageSize = 100

/** Every list of deals, whatever it is narrowed to. */
export const dealListKey = ['deals', 'list'] as const

/**
 * One page of deals.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export function fetchDealPage(
  search: DealSearch,
  page: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
): Promise<DealList> {
  const query = { ...search, limit: page.limit, ...(page.cursor !== undefined && { cursor: page.cursor }) }
  return unwrap(api.GET('/deals/', { params: { query }, signal }))
}

/** The deals that match, page after page. */
export function dealListQuery(search: DealSearch) {
  return infiniteQueryOptions({
    queryKey: [...dealListKey, search] as const,
    queryFn: ({ pageParam, signal }) => fetchDealPage(search, { cursor: pageParam, limit: dealPageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    // Comparing thousands of rows with themselves costs more than rendering the forty that are seen.
    structuralSharing: false,
  })
}
