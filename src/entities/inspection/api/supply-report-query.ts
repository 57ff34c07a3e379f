import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type SupplyReport = Schemas['SupplyReport']
export type InspectableSupply = Schemas['InspectableSupply']

/** Parent key of all supply inspection queries. */
export const supplyReportsKey = ['supply_reports'] as const

export const supplyReportQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...supplyReportsKey, 'one', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supply-inspection-reports/{id}/', { params: { path: { id } }, signal })),
  })

/**
 * One supply as an inspector sees it; null if it is not inspectable. Never garbage-collected: the
 * yard may have no network.
 */
export const inspectableSupplyQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...supplyReportsKey, 'inspectable', id] as const,
    queryFn: async ({ signal }): Promise<InspectableSupply | null> =>
      (await unwrap(api.GET('/inspectable-supplies/', { params: { query: { id } }, signal })))
        .items[0] ?? null,
    gcTime: Number.POSITIVE_INFINITY,
  })
