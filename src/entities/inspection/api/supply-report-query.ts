import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type SupplyReport = Schemas['SupplyReport']
export type InspectableSupply = Schemas['InspectableSupply']

/** What every answer about supply inspection reports is kept under. */
export const supplyReportsKey = ['supply_reports'] as const

/** One supply inspection report. */
export const supplyReportQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...supplyReportsKey, 'one', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supply-inspection-reports/{id}/', { params: { path: { id } }, signal })),
  })

/** One supply, as an inspector sees it; null where it is not to be inspected. It stays for the day in the yard: there may be no network. */
export const inspectableSupplyQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...supplyReportsKey, 'inspectable', id] as const,
    queryFn: async ({ signal }): Promise<InspectableSupply | null> =>
      (await unwrap(api.GET('/inspectable-supplies/', { params: { query: { id } }, signal })))
        .items[0] ?? null,
    gcTime: Number.POSITIVE_INFINITY,
  })
