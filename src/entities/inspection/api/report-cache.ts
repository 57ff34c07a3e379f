import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshRecordExtras } from '@/entities/document/@x/inspection'
import type { Schemas } from '@/shared/api'

interface SavedReport {
  readonly id: string
  readonly corrects: { readonly id: string } | null
}

/**
 * Caches a saved report and invalidates the lists, its history and the corrected report.
 * @param key parent key of the kind's queries
 * @param dependents keys of other data that depends on reports of this kind
 */
export async function cacheSavedReport(
  queryClient: QueryClient,
  kind: Extract<Schemas['RecordKind'], 'supply_report' | 'cargo_report'>,
  report: SavedReport,
  { key, dependents }: { readonly key: QueryKey; readonly dependents: readonly QueryKey[] },
): Promise<void> {
  queryClient.setQueryData([...key, 'one', report.id], report)
  const outdated = [
    [...key, 'list'],
    ...dependents,
    ...(report.corrects ? [[...key, 'one', report.corrects.id]] : []),
  ]
  await Promise.all([
    ...outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    refreshRecordExtras(queryClient, { kind, id: report.id }),
  ])
}

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
