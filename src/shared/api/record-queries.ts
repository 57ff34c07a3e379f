import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from './problem'
import type { ListCall, ListPath, ListQueryParams, RecordCall, RecordPath } from './record-paths'
import type { Schemas } from './schemas'

/**
 * Rows per page: two screens of a dense list, so that scrolling rarely reaches an unloaded page.
 */
export const LIST_PAGE_SIZE = 100

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
  limit = LIST_PAGE_SIZE,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ cursor: pageParam, limit }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    // Comparing thousands of rows costs more than rendering the forty visible ones.
    structuralSharing: false,
  })

/** First part of a path's query keys: `sawmills` for `/sawmills/`. */
export const toResourceName = (path: string): string => path.slice(1, -1)

/** Query options and key of the lists of one path, for any search. */
export function createListQueries<Path extends ListPath>(path: Path, list: ListCall<Path>) {
  const key = [toResourceName(path), 'list'] as const
  /**
   * Fetches one page of a list.
   * @throws ApiProblem, or Unreachable if the network fails
   */
  const fetchPage = (search: ListQueryParams<Path>, page: PageParams, signal: AbortSignal) =>
    unwrap(list({ params: { query: toPageQuery(search, page) }, signal }))
  const options = (search: ListQueryParams<Path>) =>
    infiniteListQueryOptions([...key, search] as const, (page, signal) =>
      fetchPage(search, page, signal),
    )
  return { key, fetchPage, options }
}

export const toRecordKey = (path: RecordPath, id: string) =>
  [toResourceName(path), 'one', id] as const

/** Returns the query options of a single record, by its id. */
export const createRecordQueryOptions =
  <Path extends RecordPath>(path: Path, read: RecordCall<Path>) =>
  (id: string) =>
    queryOptions({
      queryKey: toRecordKey(path, id),
      queryFn: ({ signal }) => unwrap(read({ params: { path: { id } }, signal })),
    })

/**
 * Query key of a record's comments, attachments and activity. Every save of the record invalidates
 * it.
 */
export const recordExtrasKey = ({ kind, id }: Schemas['RecordLink']) =>
  ['records', kind, id] as const
