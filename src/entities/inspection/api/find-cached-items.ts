import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Searches the cached data of a key: each word must occur in the text of an item. */
export function findCachedItems<Item>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  q: string,
  toText: (item: Item) => string,
): readonly Item[] {
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const items = queryClient
    .getQueriesData<Item | null>({ queryKey })
    .flatMap(([, item]) => item ?? [])
  return items.filter((item) => {
    const text = toText(item).toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
