import type { QueryClient } from '@tanstack/react-query'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { type SupplyReport, supplyReportsKey } from './supply-report-queries'
import { cacheSavedReport } from './report-cache'

export type SupplyReportWrite = Schemas['SupplyReportWrite']

/**
 * Creates a report with a client-made `id`. A repeated call returns the existing report.
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

/** Fetches a report without the query cache. @throws ApiProblem */
export const fetchSupplyReport = (id: string): Promise<SupplyReport> =>
  unwrap(api.GET('/supply-inspection-reports/{id}/', { params: { path: { id } } }))

export const toSupplyReportWrite = ({
  supply,
  inspected_on,
  place,
  coordinates,
  lines,
  scanned_packs,
  checks,
  photos,
  verdict,
  remarks,
}: SupplyReport): SupplyReportWrite => ({
  supply_id: supply.id,
  inspected_on,
  place,
  coordinates,
  scanned_packs,
  checks,
  photos,
  verdict,
  remarks,
  lines: lines.map(({ id, lot_pcs, sampled_packs, readings, grade_found, rejected_pcs }) => ({
    id,
    lot_pcs,
    sampled_packs,
    readings,
    grade_found,
    rejected_pcs,
  })),
})

/** @throws ApiProblem with code `stale` if the report has changed since `version` */
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

/**
 * Moves a report to another status, idempotent per key.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
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

/**
 * Starts a correction of an approved report, idempotent per key.
 * @throws ApiProblem with code `not_allowed_now` if a correction exists
 */
export const correctSupplyReport = (id: string, idempotencyKey: string): Promise<SupplyReport> =>
  unwrap(
    api.POST('/supply-inspection-reports/{id}/corrections/', {
      params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
    }),
  )

/** Caches a saved report and invalidates the data of reports, supplies and sawmills. */
export const cacheSavedSupplyReport = (
  queryClient: QueryClient,
  report: SupplyReport,
): Promise<void> =>
  cacheSavedReport(queryClient, 'supply_report', report, {
    key: supplyReportsKey,
    dependents: [['supplies'], ['sawmills']],
  })
