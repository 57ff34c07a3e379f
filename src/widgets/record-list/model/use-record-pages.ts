import {
  hashKey,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useOnline } from '@/shared/lib/online'

/** One page of a list; only the first page has `total`. */
export interface RecordPage<Row> {
  readonly items: readonly Row[]
  readonly next_cursor: string | null
  readonly total: number | null
}

type LoadedPages<Page> = InfiniteData<Page>

export type RecordPages<Page, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page,
  Error,
  LoadedPages<Page>,
  Key,
  string | undefined
>

/** Rows and loading state of a record list. */
export interface RecordSource<Row> {
  readonly state: 'loading' | 'failed' | 'paused' | 'ready'
  readonly error: Error | null
  /** Number of matching records; null until the first page is loaded. */
  readonly total: number | null
  /** Number of loaded rows. */
  readonly loaded: number
  /** Number of loaded pages. */
  readonly pageCount: number
  readonly hasMore: boolean
  /** The next page failed to load; the loaded rows stay. */
  readonly hasMoreFailed: boolean
  /** The rows still belong to the previous search. */
  readonly isStale: boolean
  getRow(index: number): Row | undefined
  /** Fetches the next page unless a fetch is running. */
  fetchMore(): void
  retry(): void
}

/**
 * A refresh refetches every page, so it is limited to this many; further pages are dropped when the
 * list is left.
 */
const MAX_REFRESHABLE_PAGES = 5

function canRefresh(query: {
  state: { data: { pages: readonly unknown[] } | undefined }
}): boolean {
  return (query.state.data?.pages.length ?? 0) <= MAX_REFRESHABLE_PAGES
}

/** Drops all but the first pages when the list or the search is left. */
function useTrimPagesOnLeave<Page>(queryKey: QueryKey) {
  const queryClient = useQueryClient()
  const hash = hashKey(queryKey)
  useEffect(
    () => () => {
      const query = queryClient.getQueryCache().get<Page, Error, LoadedPages<Page>>(hash)
      const loaded = query?.state.data
      if (!query || !loaded || loaded.pages.length <= MAX_REFRESHABLE_PAGES) return
      const trimmed = {
        pages: loaded.pages.slice(0, MAX_REFRESHABLE_PAGES),
        pageParams: loaded.pageParams.slice(0, MAX_REFRESHABLE_PAGES),
      }
      query.setData(trimmed, { updatedAt: query.state.dataUpdatedAt, manual: true })
    },
    [queryClient, hash],
  )
}

/**
 * Returns the rows of keyset pages by index. All pages but the last hold `pageSize` rows, so that a
 * row is found without joining the pages.
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
    // Without isFetching, which would render the list twice more for every page.
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
  const getLoadedRow = useCallback(
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
      pageCount: list?.length ?? 0,
      // The rows still belong to the previous search, so its next page is not needed.
      hasMore: hasNextPage && !isPlaceholderData,
      hasMoreFailed: isFetchNextPageError,
      isStale: isPlaceholderData,
      getRow: getLoadedRow,
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
      getLoadedRow,
      fetchMore,
      retry,
    ],
  )
}

/**
 * Adds the number of records from the totals of a list that is too long to be counted with its
 * rows.
 */
export function useCountFromTotals<Row, Totals extends { count: number }, Key extends QueryKey>(
  source: RecordSource<Row>,
  totals: UseQueryOptions<Totals, Error, Totals, Key>,
): RecordSource<Row> {
  const isCounted = source.total !== null
  const { data, isPlaceholderData } = useQuery({
    ...totals,
    enabled: source.state === 'ready' && !isCounted,
  })
  const count = isPlaceholderData || source.isStale ? null : (data?.count ?? null)
  return useMemo(
    () => (isCounted || count === null ? source : { ...source, total: count }),
    [source, isCounted, count],
  )
}
