import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type CargoReport = Schemas['CargoReport']
export type InspectableCargo = Schemas['InspectableCargo']

/** Parent key of all container inspection queries. */
export const cargoReportsKey = ['cargo_reports'] as const

export const cargoReportQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...cargoReportsKey, 'one', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/cargo-inspection-reports/{id}/', { params: { path: { id } }, signal })),
  })

/**
 * One container as an inspector sees it; null if it is not inspectable. Never garbage-collected:
 * the yard may have no network.
 */
export const inspectableCargoQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...cargoReportsKey, 'inspectable', 'one', id] as const,
    queryFn: async ({ signal }): Promise<InspectableCargo | null> =>
      (await unwrap(api.GET('/inspectable-cargos/', { params: { query: { id } }, signal })))
        .items[0] ?? null,
    gcTime: Number.POSITIVE_INFINITY,
  })
