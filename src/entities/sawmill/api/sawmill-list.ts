import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type SawmillSummary = Schemas['SawmillSummary']

/** What a list of mills is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type SawmillSearch = Omit<NonNullable<operations['listSawmills']['parameters']['query']>, 'cursor' | 'limit'>

/** Rows of a page. */
export const sawmillPageSize = 100

/** Every list of mills, whatever it is narrowed to. */
export const sawmillListKey = ['sawmills', 'list'] as const

/**
 * One page of mills.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export function fetchSawmillPage(
  search: SawmillSearch,
  page: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
): Promise<Schemas['SawmillList']> {
  const query = { ...search, limit: page.limit, ...(page.cursor !== undefined && { cursor: page.cursor }) }
  return unwrap(api.GET('/sawmills/', { params: { query }, signal }))
}

/** The mills that match, page after page. */
export function sawmillListQuery(search: SawmillSearch) {
  return infiniteQueryOptions({
    queryKey: [...sawmillListKey, search] as const,
    queryFn: ({ pageParam, signal }) => fetchSawmillPage(search, { cursor: pageParam, limit: sawmillPageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    structuralSharing: false,
  })
}
