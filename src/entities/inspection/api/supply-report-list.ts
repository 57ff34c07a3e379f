import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type ListPage, type Schemas } from '@/shared/api'
import { reportsKey } from './supply-report-query'

export type SupplyReportSummary = Schemas['SupplyReportSummary']

/** The latest reports: of a supply, or that somebody has to do something about. */
export const supplyReportsQuery = (search: { readonly supply_id?: string; readonly status?: Schemas['ReportStatus'][] }) =>
  queryOptions({
    queryKey: [...reportsKey, 'list', search] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/supply-inspection-reports/', { params: { query: { ...search, sort: '-updated_at', limit: 50 } }, signal })),
  })

/** Supplies that may be inspected and have these words. */
export const fetchInspectablePage = (search: { readonly q?: string }, { cursor, limit }: ListPage, signal: AbortSignal) =>
  unwrap(api.GET('/inspectable-supplies/', { params: { query: { ...search, limit, ...(cursor !== undefined && { cursor }) } }, signal }))
