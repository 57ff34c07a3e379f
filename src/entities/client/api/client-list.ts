import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type ClientStatus = Schemas['ClientStatus']
export type ClientSummary = Schemas['ClientSummary']
export type ClientList = Schemas['ClientList']

/** What a list of clients is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type ClientSearch = Omit<NonNullable<operations['listClients']['parameters']['query']>, 'cursor' | 'limit'>

/** Rows of a page. */
export const clientPageSize = 100

/** Every list of clients, whatever it is narrowed to. */
export const clientListKey = ['clients', 'list'] as const

/**
 * One page of clients.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export function fetchClientPage(
  search: ClientSearch,
  page: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
): Promise<ClientList> {
  const query = { ...search, limit: page.limit, ...(page.cursor !== undefined && { cursor: page.cursor }) }
  return unwrap(api.GET('/clients/', { params: { query }, signal }))
}

/** The clients that match, page after page. */
export function clientListQuery(search: ClientSearch) {
  return infiniteQueryOptions({
    queryKey: [...clientListKey, search] as const,
    queryFn: ({ pageParam, signal }) => fetchClientPage(search, { cursor: pageParam, limit: clientPageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    // Comparing thousands of rows with themselves costs more than rendering the forty that are seen.
    structuralSharing: false,
  })
}
