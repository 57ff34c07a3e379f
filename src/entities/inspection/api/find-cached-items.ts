import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { matchesAllWords } from '@domain/text/fold'

interface CachedItems {
  readonly queryKey: QueryKey
  /** Key of the last preload of all open items: those cached before it are closed. */
  readonly preloadKey: QueryKey
}

/** Searches the cached open items: each word must occur in the text of an item. */
export function findCachedItems<Item>(
  queryClient: QueryClient,
  { queryKey, preloadKey }: CachedItems,
  q: string,
  toText: (item: Item) => string,
): readonly Item[] {
  const preloadedAt = queryClient.getQueryState(preloadKey)?.dataUpdatedAt ?? 0
  return readCachedItems<Item>(queryClient, queryKey).flatMap(({ item, updatedAt }) =>
    updatedAt >= preloadedAt && matchesAllWords(toText(item), q) ? item : [],
  )
}

/** Lists the cached items, closed ones included, the latest first. */
export const listCachedItems = <Item>(
  queryClient: QueryClient,
  queryKey: QueryKey,
): readonly Item[] =>
  readCachedItems<Item>(queryClient, queryKey)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .map(({ item }) => item)

const readCachedItems = <Item>(queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient.getQueriesData<Item | null>({ queryKey }).flatMap(([key, item]) => {
    const { dataUpdatedAt: updatedAt = 0 } = queryClient.getQueryState(key) ?? {}
    return item ? [{ item, updatedAt }] : []
  })
