import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { matchesAllWords } from '@domain/readers/fold'

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
  const getTime = (key: QueryKey) => queryClient.getQueryState(key)?.dataUpdatedAt ?? 0
  const items = queryClient
    .getQueriesData<Item | null>({ queryKey })
    .flatMap(([key, item]) => (item && getTime(key) >= getTime(preloadKey) ? item : []))
  return items.filter((item) => matchesAllWords(toText(item), q))
}
