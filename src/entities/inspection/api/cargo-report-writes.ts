import type { QueryClient } from '@tanstack/react-query'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { type CargoReport, cargoReportsKey } from './cargo-report-queries'
import { cacheSavedReport } from './report-cache'

export type CargoReportWrite = Schemas['CargoReportWrite']

/**
 * Creates a report with a client-made `id`. A repeated call returns the existing report.
 * @throws ApiProblem
 */
export const createCargoReport = (
  report: CargoReportWrite,
  idempotencyKey: string,
  id: string,
): Promise<CargoReport> =>
  unwrap(
    api.POST('/cargo-inspection-reports/', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { id, ...report },
    }),
  )

/** Fetches a report without the query cache. @throws ApiProblem */
export const fetchCargoReport = (id: string): Promise<CargoReport> =>
  unwrap(api.GET('/cargo-inspection-reports/{id}/', { params: { path: { id } } }))

export const toCargoReportWrite = (report: CargoReport): CargoReportWrite => ({
  cargo_id: report.cargo.id,
  started_at: report.started_at,
  ended_at: report.ended_at,
  place: report.place,
  coordinates: report.coordinates,
  weather: report.weather,
  checks: report.checks,
  lines: report.lines.map(({ id, counted_packs, counted_pcs }) => ({
    id,
    counted_packs,
    counted_pcs,
  })),
  scanned_packs: report.scanned_packs,
  moisture_readings: report.moisture_readings,
  dunnage: report.dunnage,
  lining: report.lining,
  bracing: report.bracing,
  seal_number: report.seal_number,
  seal_again: report.seal_again,
  photos: report.photos,
  verdict: report.verdict,
  remarks: report.remarks,
})

/** @throws ApiProblem with code `stale` if the report has changed since `version` */
export const updateCargoReport = (
  id: string,
  version: number,
  report: CargoReportWrite,
): Promise<CargoReport> =>
  unwrap(
    api.PUT('/cargo-inspection-reports/{id}/', {
      params: { path: { id }, header: ifMatch(version) },
      body: report,
    }),
  )

/**
 * Moves a report to another status, idempotent per key.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export function transitionCargoReport(
  { id, version }: Pick<CargoReport, 'id' | 'version'>,
  step: Schemas['ReportTransitionRequest'],
  idempotencyKey: string,
): Promise<CargoReport> {
  const params = {
    path: { id },
    header: { ...ifMatch(version), 'Idempotency-Key': idempotencyKey },
  }
  return unwrap(api.POST('/cargo-inspection-reports/{id}/transitions/', { params, body: step }))
}

/**
 * Starts a correction of an approved report, idempotent per key.
 * @throws ApiProblem with code `not_allowed_now` if a correction exists
 */
export const correctCargoReport = (id: string, idempotencyKey: string): Promise<CargoReport> =>
  unwrap(
    api.POST('/cargo-inspection-reports/{id}/corrections/', {
      params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
    }),
  )

/** Caches a saved report and invalidates the data of reports and cargos. */
export const cacheSavedCargoReport = (
  queryClient: QueryClient,
  report: CargoReport,
): Promise<void> =>
  cacheSavedReport(queryClient, 'cargo_report', report, {
    key: cargoReportsKey,
    dependents: [['cargos']],
  })
