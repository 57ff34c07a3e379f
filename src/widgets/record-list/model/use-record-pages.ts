import {
  hashKey,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useOnline } from '@/shared/lib/online'

/** One page as every list of the contract answers it; `total` comes with the first page only. */
export type RecordPage<Row> = {
  readonly items: readonly Row[]
  readonly next_cursor: string | null
  readonly total: number | null
}

type LoadedPages<Page> = InfiniteData<Page>

/** Query options of a list, as `infiniteQueryOptions` makes them. */
export type RecordPages<Page, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page,
  Error,
  LoadedPages<Page>,
  Key,
  string | undefined
>

/** What the record list shows, and how it asks for more. */
export type RecordSource<Row> = {
  readonly state: 'loading' | 'failed' | 'paused' | 'ready'
  readonly error: Error | null
  /** How many match in all; null until the first page is there. */
  readonly total: number | null
  /** How many have arrived. */
  readonly loaded: number
  readonly hasMore: boolean
  /** The next page did not arrive; what is loaded stays. */
  readonly hasMoreFailed: boolean
  /** The rows still answer the search before this one. */
  readonly isStale: boolean
  getRow(index: number): Row | undefined
  /** Fetches the next page unless one is under way. */
  fetchMore(): void
  retry(): void
}

/** A refresh reads page after page, so it reads no more than this many, and no more are kept once the list is left. */
const maxRefreshablePages = 5

function canRefresh(query: {
  state: { data: { pages: readonly unknown[] } | undefined }
}): boolean {
  return (query.state.data?.pages.length ?? 0) <= maxRefreshablePages
}

/** Drops all but the first pages when the list, or this search in it, is left. */
function useTrimPagesOnLeave<Page>(queryKey: QueryKey) {
  const queryClient = useQueryClient()
  const hash = hashKey(queryKey)
  useEffect(
    () => () => {
      const query = queryClient.getQueryCache().get<Page, Error, LoadedPages<Page>>(hash)
      const loaded = query?.state.data
      if (!query || !loaded || loaded.pages.length <= maxRefreshablePages) return
      const trimmed = {
        pages: loaded.pages.slice(0, maxRefreshablePages),
        pageParams: loaded.pageParams.slice(0, maxRefreshablePages),
      }
      query.setData(trimmed, { updatedAt: query.state.dataUpdatedAt, manual: true })
    },
    [queryClient, hash],
  )
}

/**
 * Keyset pages as rows by number. All pages but the last hold `pageSize` rows, so that a row is found without joining
 * the pages into one array each time that one arrives.
 */
export function useRecordPages<Page extends RecordPage<unknown>, Key extends QueryKey>(
  pages: RecordPages<Page, Key>,
  pageSize: number,
): RecordSource<Page['items'][number]> {
  const isOnline = useOnline()
  const {
    data,
    error,
    status,
    hasNextPage,
    isFetchNextPageError,
    isPlaceholderData,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    ...pages,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: canRefresh,
    refetchOnReconnect: canRefresh,
    // Not isFetching: it would render the list twice more for every page that arrives.
    notifyOnChangeProps: [
      'data',
      'error',
      'status',
      'hasNextPage',
      'isFetchNextPageError',
      'isPlaceholderData',
    ],
  })
  useTrimPagesOnLeave<Page>(pages.queryKey)
  const list = data?.pages
  const rowAt = useCallback(
    (index: number): Page['items'][number] | undefined =>
      list?.[Math.floor(index / pageSize)]?.items[index % pageSize],
    [list, pageSize],
  )
  const fetchMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const retry = useCallback(
    () => void (list ? fetchNextPage() : refetch()),
    [list, fetchNextPage, refetch],
  )
  return useMemo(
    () => ({
      state: list ? 'ready' : status !== 'error' ? 'loading' : isOnline ? 'failed' : 'paused',
      error,
      total: list?.[0]?.total ?? null,
      loaded: list ? (list.length - 1) * pageSize + (list.at(-1)?.items.length ?? 0) : 0,
      // These are still the previous search's rows: their next page is not wanted.
      hasMore: hasNextPage && !isPlaceholderData,
      hasMoreFailed: isFetchNextPageError,
      isStale: isPlaceholderData,
      getRow: rowAt,
      fetchMore,
      retry,
    }),
    [
      list,
      status,
      isOnline,
      error,
      pageSize,
      hasNextPage,
      isFetchNextPageError,
      isPlaceholderData,
      rowAt,
      fetchMore,
      retry,
    ],
  )
}
