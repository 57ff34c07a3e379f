import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type SupplyReport = Schemas['SupplyReport']
export type InspectableSupply = Schemas['InspectableSupply']

/** What every answer about supply inspection reports is kept under. */
export const reportsKey = ['supply_reports'] as const

/** One supply inspection report. */
export const supplyReportQuery = (id: string) =>
  queryOptions({
    queryKey: [...reportsKey, 'one', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supply-inspection-reports/{id}/', { params: { path: { id } }, signal })),
  })

/** One supply, as an inspector sees it; null where it is not to be inspected. It stays for the day in the yard: there may be no network. */
export const inspectableQuery = (id: string) =>
  queryOptions({
    queryKey: [...reportsKey, 'inspectable', id] as const,
    queryFn: async ({ signal }): Promise<InspectableSupply | null> =>
      (await unwrap(api.GET('/inspectable-supplies/', { params: { query: { id } }, signal })))
        .items[0] ?? null,
    gcTime: Number.POSITIVE_INFINITY,
  })
