import { infiniteQueryOptions } from '@tanstack/react-query'

/** Rows of a page: two screens of a dense list, so that scrolling by wheel rarely meets a page that is not there. */
export const listPageSize = 100

/** Which page of a list. */
export interface PageParams {
  readonly cursor: string | undefined
  readonly limit: number
}

/** A search with its page, as every list of the contract takes them. */
export const toPageQuery = <Search extends object>(
  search: Search,
  { cursor, limit }: PageParams,
) => ({
  ...search,
  limit,
  ...(cursor !== undefined && { cursor }),
})

/** All that a list finds, page after page. */
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
    // Comparing thousands of rows with themselves costs more than rendering the forty that are seen.
    structuralSharing: false,
  })
