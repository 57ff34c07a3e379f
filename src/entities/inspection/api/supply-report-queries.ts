import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type PageParams, type Schemas, unwrap } from '@/shared/api'
import { findCachedItems, listCachedItems } from './find-cached-items'

export type SupplyReport = Schemas['SupplyReport']
export type InspectableSupply = Schemas['InspectableSupply']

/** Parent key of all supply inspection queries. */
export const SUPPLY_REPORTS_KEY = ['supply_reports'] as const

export const supplyReportQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...SUPPLY_REPORTS_KEY, 'one', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supply-inspection-reports/{id}/', { params: { path: { id } }, signal })),
  })

/** Parent key of single supplies. */
const INSPECTABLE_SUPPLY_KEY = [...SUPPLY_REPORTS_KEY, 'inspectable'] as const

/** One supply as an inspector sees it; null if it is not inspectable. */
export const inspectableSupplyQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...INSPECTABLE_SUPPLY_KEY, id] as const,
    queryFn: async ({ signal }): Promise<InspectableSupply | null> =>
      (await unwrap(api.GET('/inspectable-supplies/', { params: { query: { id } }, signal })))
        .items[0] ?? null,
  })

/** The 50 most recently updated reports, of a supply or in the given statuses. */
export const supplyReportsQueryOptions = (search: {
  readonly supply_id?: string
  readonly status?: Schemas['ReportStatus'][]
}) =>
  queryOptions({
    queryKey: [...SUPPLY_REPORTS_KEY, 'list', search] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/supply-inspection-reports/', {
          params: { query: { ...search, sort: '-updated_at', limit: 50 } },
          signal,
        }),
      ),
  })

/** Inspectable supplies that match the search. */
export const fetchInspectableSupplyPage = (
  search: { readonly q?: string },
  { cursor, limit }: PageParams,
  signal: AbortSignal,
) =>
  unwrap(
    api.GET('/inspectable-supplies/', {
      params: { query: { ...search, limit, ...(cursor !== undefined && { cursor }) } },
      signal,
    }),
  )

/** Supplies cached for offline use. */
const MAX_PREFETCHED = 100

/** Time of the last preload of all inspectable supplies: those cached before it are closed. */
const PRELOAD_KEY = [...SUPPLY_REPORTS_KEY, 'preload'] as const

/** Caches the inspectable supplies and their lines for offline use. */
export async function prefetchInspectableSupplies(queryClient: QueryClient): Promise<void> {
  const { items, next_cursor } = await fetchInspectableSupplyPage(
    {},
    { cursor: undefined, limit: MAX_PREFETCHED },
    AbortSignal.timeout(30_000),
  )
  const updatedAt = Date.now()
  for (const supply of items)
    queryClient.setQueryData(inspectableSupplyQueryOptions(supply.id).queryKey, supply)
  if (next_cursor === null) queryClient.setQueryData(PRELOAD_KEY, true, { updatedAt })
}

/** Searches the cached supplies: each word must occur in the number or the sawmill's name. */
export const findCachedInspectableSupplies = (
  queryClient: QueryClient,
  { q = '' }: { readonly q?: string },
): readonly InspectableSupply[] =>
  findCachedItems<InspectableSupply>(
    queryClient,
    { queryKey: INSPECTABLE_SUPPLY_KEY, preloadKey: PRELOAD_KEY },
    q,
    ({ number, sawmill }) => `${number} ${sawmill.name}`,
  )

/** Lists the cached supplies, shipped ones included, the latest first. */
export const listCachedSupplies = (queryClient: QueryClient): readonly InspectableSupply[] =>
  listCachedItems(queryClient, INSPECTABLE_SUPPLY_KEY)
