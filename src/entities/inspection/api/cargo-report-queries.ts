import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type PageParams, type Schemas, unwrap } from '@/shared/api'
import { formatPort } from '@domain/ports'
import { findCachedItems, listCachedItems } from './find-cached-items'

export type CargoReport = Schemas['CargoReport']
export type InspectableCargo = Schemas['InspectableCargo']

/** Parent key of all container inspection queries. */
export const CARGO_REPORTS_KEY = ['cargo_reports'] as const

export const cargoReportQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...CARGO_REPORTS_KEY, 'one', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/cargo-inspection-reports/{id}/', { params: { path: { id } }, signal })),
  })

/** Parent key of single containers. */
const INSPECTABLE_CARGO_KEY = [...CARGO_REPORTS_KEY, 'inspectable', 'one'] as const

/** One container as an inspector sees it; null if it is not inspectable. */
export const inspectableCargoQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...INSPECTABLE_CARGO_KEY, id] as const,
    queryFn: async ({ signal }): Promise<InspectableCargo | null> =>
      (await unwrap(api.GET('/inspectable-cargos/', { params: { query: { id } }, signal })))
        .items[0] ?? null,
  })

/** The 50 most recently updated reports, of a container or in the given statuses. */
export const cargoReportsQueryOptions = (search: {
  readonly cargo_id?: string
  readonly status?: Schemas['ReportStatus'][]
}) =>
  queryOptions({
    queryKey: [...CARGO_REPORTS_KEY, 'list', search] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/cargo-inspection-reports/', {
          params: { query: { ...search, sort: '-updated_at', limit: 50 } },
          signal,
        }),
      ),
  })

/** Inspectable containers that match the search. */
export const fetchInspectableCargoPage = (
  search: { readonly q?: string },
  { cursor, limit }: PageParams,
  signal: AbortSignal,
) =>
  unwrap(
    api.GET('/inspectable-cargos/', {
      params: { query: { ...search, limit, ...(cursor !== undefined && { cursor }) } },
      signal,
    }),
  )

/** The latest inspectable containers. */
export const inspectableCargosQueryOptions = queryOptions({
  queryKey: [...CARGO_REPORTS_KEY, 'inspectable', 'all'] as const,
  queryFn: ({ signal }) => fetchInspectableCargoPage({}, { cursor: undefined, limit: 20 }, signal),
})

/** Containers cached for offline use. */
const MAX_PREFETCHED = 100

/** Time of the last preload of all inspectable containers: those cached before it are closed. */
const PRELOAD_KEY = [...CARGO_REPORTS_KEY, 'preload'] as const

/** Caches the inspectable containers and their loads for offline use. */
export async function prefetchInspectableCargos(queryClient: QueryClient): Promise<void> {
  const { items, next_cursor } = await fetchInspectableCargoPage(
    {},
    { cursor: undefined, limit: MAX_PREFETCHED },
    AbortSignal.timeout(30_000),
  )
  const updatedAt = Date.now()
  for (const cargo of items)
    queryClient.setQueryData(inspectableCargoQueryOptions(cargo.id).queryKey, cargo)
  if (next_cursor === null) queryClient.setQueryData(PRELOAD_KEY, true, { updatedAt })
}

/** Searches the cached containers: each word must occur in a number, the carrier or a port. */
export const findCachedInspectableCargos = (
  queryClient: QueryClient,
  { q = '' }: { readonly q?: string },
): readonly InspectableCargo[] =>
  findCachedItems<InspectableCargo>(
    queryClient,
    { queryKey: INSPECTABLE_CARGO_KEY, preloadKey: PRELOAD_KEY },
    q,
    ({ number, container_number, carrier, port_of_loading, port_of_discharge }) => {
      const ports = [port_of_loading, port_of_discharge].map((port) => port && formatPort(port))
      return [number, container_number, carrier, ...ports].join(' ')
    },
  )

/** Lists the cached containers, sealed ones included, the latest first. */
export const listCachedCargos = (queryClient: QueryClient): readonly InspectableCargo[] =>
  listCachedItems(queryClient, INSPECTABLE_CARGO_KEY)
