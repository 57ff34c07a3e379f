import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { refreshKept } from '@/entities/document/@x/inspection'
import { api, ifMatch, unwrap, type ListPage, type Schemas } from '@/shared/api'

export type SupplyReport = Schemas['SupplyReport']
export type SupplyReportWrite = Schemas['SupplyReportWrite']
export type SupplyReportSummary = Schemas['SupplyReportSummary']
export type InspectableSupply = Schemas['InspectableSupply']
export type ReportStatus = Schemas['ReportStatus']

const key = ['supply_reports'] as const

/** One supply inspection report. */
export const supplyReportQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/supply-inspection-reports/{id}/', { params: { path: { id } }, signal })),
  })

/** The latest reports: of a supply, or that somebody has to do something about. */
export const supplyReportsQuery = (search: { readonly supply_id?: string; readonly status?: ReportStatus[] }) =>
  queryOptions({
    queryKey: [...key, 'list', search] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/supply-inspection-reports/', { params: { query: { ...search, sort: '-updated_at', limit: 50 } }, signal })),
  })

/** Supplies that may be inspected and have these words. */
export const fetchInspectablePage = (search: { readonly q?: string }, { cursor, limit }: ListPage, signal: AbortSignal) =>
  unwrap(api.GET('/inspectable-supplies/', { params: { query: { ...search, limit, ...(cursor !== undefined && { cursor }) } }, signal }))

/** One of them, as an inspector sees it; null where it is not to be inspected. It stays for the day in the yard: there may be no network. */
export const inspectableQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'inspectable', id] as const,
    queryFn: async ({ signal }): Promise<InspectableSupply | null> =>
      (await unwrap(api.GET('/inspectable-supplies/', { params: { query: { id } }, signal }))).items[0] ?? null,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Begins a report, once for each `key`. @throws ApiProblem */
export const createSupplyReport = (report: SupplyReportWrite, idempotencyKey: string): Promise<SupplyReport> =>
  unwrap(api.POST('/supply-inspection-reports/', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: report }))

/** Changes a report as it was in `version`. @throws ApiProblem with code `stale` where it was changed since */
export const updateSupplyReport = (id: string, version: number, report: SupplyReportWrite): Promise<SupplyReport> =>
  unwrap(api.PUT('/supply-inspection-reports/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: report }))

/** Takes a report to another status, once for each `key`. @throws ApiProblem with code `needs_missing` or `stale` */
export function transitionSupplyReport(
  { id, version }: Pick<SupplyReport, 'id' | 'version'>,
  step: Schemas['ReportTransitionRequest'],
  idempotencyKey: string,
): Promise<SupplyReport> {
  const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': idempotencyKey } }
  return unwrap(api.POST('/supply-inspection-reports/{id}/transitions/', { params, body: step }))
}

/** Begins a correction of an approved report, once for each `key`. @throws ApiProblem with code `not_allowed_now` where there is one */
export const correctSupplyReport = (id: string, idempotencyKey: string): Promise<SupplyReport> =>
  unwrap(api.POST('/supply-inspection-reports/{id}/corrections/', { params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } } }))

/** Puts a report as the backend now has it where its screen reads it, and has all fetched again that follows it: lists, its record, its supply and the mill's figures. */
export async function rememberSupplyReport(queryClient: QueryClient, report: SupplyReport): Promise<void> {
  queryClient.setQueryData(supplyReportQuery(report.id).queryKey, report)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...key, 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['supplies'] }),
    queryClient.invalidateQueries({ queryKey: ['sawmills'] }),
    ...(report.corrects ? [queryClient.invalidateQueries({ queryKey: supplyReportQuery(report.corrects.id).queryKey })] : []),
    refreshKept(queryClient, { kind: 'supply_report', id: report.id }),
  ])
}
