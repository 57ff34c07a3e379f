import type { QueryClient } from '@tanstack/react-query'
import { refreshRecordExtras } from '@/entities/document/@x/inspection'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import {
  supplyReportsKey,
  supplyReportQueryOptions,
  type SupplyReport,
} from './supply-report-query'

export type SupplyReportWrite = Schemas['SupplyReportWrite']

/**
 * Begins a report, once for each `id` of the device's making: sent again, it is the one that is there by now.
 * @throws ApiProblem
 */
export const createSupplyReport = (
  report: SupplyReportWrite,
  idempotencyKey: string,
  id: string,
): Promise<SupplyReport> =>
  unwrap(
    api.POST('/supply-inspection-reports/', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { id, ...report },
    }),
  )

/** A report as the backend has it now. @throws ApiProblem */
export const readSupplyReport = (id: string): Promise<SupplyReport> =>
  unwrap(api.GET('/supply-inspection-reports/{id}/', { params: { path: { id } } }))

/** What is written in a report. */
export const toSupplyReportWrite = ({
  supply,
  inspected_on,
  place,
  coordinates,
  lines,
  checks,
  photos,
  verdict,
  remarks,
}: SupplyReport): SupplyReportWrite => ({
  ...{ supply_id: supply.id, inspected_on, place, coordinates, checks, photos, verdict, remarks },
  lines: lines.map(({ id, lot_pcs, sampled_packs, readings, grade_found, rejected_pcs }) => ({
    ...{ id, lot_pcs, sampled_packs, readings, grade_found, rejected_pcs },
  })),
})

/** Changes a report as it was in `version`. @throws ApiProblem with code `stale` where it was changed since */
export const updateSupplyReport = (
  id: string,
  version: number,
  report: SupplyReportWrite,
): Promise<SupplyReport> =>
  unwrap(
    api.PUT('/supply-inspection-reports/{id}/', {
      params: { path: { id }, header: ifMatch(version) },
      body: report,
    }),
  )

/** Takes a report to another status, once for each `key`. @throws ApiProblem with code `needs_missing` or `stale` */
export function transitionSupplyReport(
  { id, version }: Pick<SupplyReport, 'id' | 'version'>,
  step: Schemas['ReportTransitionRequest'],
  idempotencyKey: string,
): Promise<SupplyReport> {
  const params = {
    path: { id },
    header: { ...ifMatch(version), 'Idempotency-Key': idempotencyKey },
  }
  return unwrap(api.POST('/supply-inspection-reports/{id}/transitions/', { params, body: step }))
}

/** Begins a correction of an approved report, once for each `key`. @throws ApiProblem with code `not_allowed_now` where there is one */
export const correctSupplyReport = (id: string, idempotencyKey: string): Promise<SupplyReport> =>
  unwrap(
    api.POST('/supply-inspection-reports/{id}/corrections/', {
      params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
    }),
  )

/** Puts a report as the backend now has it where its screen reads it, and has all fetched again that follows it: lists, its record, its supply and the mill's figures. */
export async function cacheSavedSupplyReport(
  queryClient: QueryClient,
  report: SupplyReport,
): Promise<void> {
  queryClient.setQueryData(supplyReportQueryOptions(report.id).queryKey, report)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...supplyReportsKey, 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['supplies'] }),
    queryClient.invalidateQueries({ queryKey: ['sawmills'] }),
    ...(report.corrects
      ? [
          queryClient.invalidateQueries({
            queryKey: supplyReportQueryOptions(report.corrects.id).queryKey,
          }),
        ]
      : []),
    refreshRecordExtras(queryClient, { kind: 'supply_report', id: report.id }),
  ])
}
