import { infiniteQueryOptions } from '@tanstack/react-query'

/**
 * Rows per page: two screens of a dense list, so that scrolling rarely reaches an unloaded page.
 */
export const listPageSize = 100

export interface PageParams {
  readonly cursor: string | undefined
  readonly limit: number
}

/** Adds the page to the search, as list endpoints expect it. */
export const toPageQuery = <Search extends object>(
  search: Search,
  { cursor, limit }: PageParams,
) => ({
  ...search,
  limit,
  ...(cursor !== undefined && { cursor }),
})

/** Query options for all pages of a list. */
export const infiniteListQueryOptions = <
  Key extends readonly unknown[],
  Page extends { readonly next_cursor: string | null },
>(
  queryKey: Key,
  fetchPage: (page: PageParams, signal: AbortSignal) => Promise<Page>,
  limit = listPageSize,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ cursor: pageParam, limit }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    // Comparing thousands of rows costs more than rendering the forty visible ones.
    structuralSharing: false,
  })
