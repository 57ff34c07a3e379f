import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  previewQueryOptions,
  type LocatedWarning,
  type Preview,
} from '@/entities/document/@x/supply'
import {
  api,
  unwrap,
  type Schemas,
  createListQueries,
  type ListQueryParams,
  createRecordQueryOptions,
} from '@/shared/api'

export type Supply = Schemas['Supply']
export type SupplyWrite = Schemas['SupplyWrite']
export type SupplyTransition = Schemas['SupplyTransition']

export const supplyQueryOptions = createRecordQueryOptions('/supplies/', (options) =>
  api.GET('/supplies/{id}/', options),
)

export type SupplyStatus = Schemas['SupplyStatus']
export type SupplySummary = Schemas['SupplySummary']
export type SupplySearch = ListQueryParams<'/supplies/'>

export const supplyListQueries = createListQueries('/supplies/', (options) =>
  api.GET('/supplies/', options),
)

/** Fetches a page of supplies as choices, each named by its number and sawmill. */
export async function fetchNumberedSupplies(
  ...page: Parameters<typeof supplyListQueries.fetchPage>
): Promise<{ items: { id: string; name: string }[]; next_cursor: string | null }> {
  const { items, next_cursor } = await supplyListQueries.fetchPage(...page)
  return {
    items: items.map(({ id, number, sawmill }) => ({ id, name: `${number} ${sawmill.name}` })),
    next_cursor,
  }
}

/**
 * Totals of the filtered supplies. The order is left out: it does not change them. The key is below
 * the lists' key, so a saved supply invalidates them too.
 */
export function supplyTotalsQueryOptions({ sort: _, ...filters }: SupplySearch) {
  return queryOptions({
    queryKey: [...supplyListQueries.key, 'totals', filters] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/totals/', { params: { query: filters }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** The content of a new supply that is copied from this one, at the same prices. */
export const supplyCopyQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...supplyQueryOptions(id).queryKey, 'copy'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/{id}/copy/', { params: { path: { id } }, signal })),
  })

export type SupplyPreview = Preview<Schemas['SupplyPreview']>
export type SupplyWarning = LocatedWarning<Schemas['SupplyWarning']>

/** Computed values and missing requirements of an edited supply. */
export const supplyPreviewQueryOptions = (saved: Supply | null, edited: SupplyWrite | null) =>
  previewQueryOptions('supplies', saved, edited, (supply, signal) =>
    unwrap(api.POST('/supplies/preview/', { body: { id: saved?.id ?? null, supply }, signal })),
  )
