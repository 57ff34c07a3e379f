import { queryOptions, keepPreviousData } from '@tanstack/react-query'
import { previewQueryOptions, type LocatedWarning, type Preview } from '@/entities/document/@x/deal'
import {
  api,
  unwrap,
  type Schemas,
  createListQueries,
  type ListQueryParams,
  createRecordQueryOptions,
} from '@/shared/api'

export type Deal = Schemas['Deal']
export type DealWrite = Schemas['DealWrite']
export type DealTransition = Schemas['DealTransition']

export const dealQueryOptions = createRecordQueryOptions('/deals/', (options) =>
  api.GET('/deals/{id}/', options),
)

export type DealStatus = Schemas['DealStatus']
export type DealSummary = Schemas['DealSummary']
export type DealSearch = ListQueryParams<'/deals/'>

export const dealListQueries = createListQueries('/deals/', (options) =>
  api.GET('/deals/', options),
)

/**
 * Totals of the filtered deals. The order is left out: it does not change them. The key is below
 * the lists' key, so a saved deal invalidates them too.
 */
export function dealTotalsQueryOptions({ sort: _, ...filters }: DealSearch) {
  return queryOptions({
    queryKey: [...dealListQueries.key, 'totals', filters] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/totals/', { params: { query: filters }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Suggests deal destinations that contain the text. */
export const findDestinations = (text: string, signal: AbortSignal) =>
  unwrap(
    api.GET('/deals/destinations/', { params: { query: { ...(text && { q: text }) } }, signal }),
  )

/** The content of a new deal that is copied from this one, at the same prices. */
export const dealCopyQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...dealQueryOptions(id).queryKey, 'copy'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/copy/', { params: { path: { id } }, signal })),
  })

export type DealPreview = Preview<Schemas['DealPreview']>
export type DealWarning = LocatedWarning<Schemas['DealWarning']>

/** Computed values and missing requirements of an edited deal. */
export const dealPreviewQueryOptions = (saved: Deal | null, edited: DealWrite | null) =>
  previewQueryOptions('deals', saved, edited, (deal, signal) =>
    unwrap(api.POST('/deals/preview/', { body: { id: saved?.id ?? null, deal }, signal })),
  )
