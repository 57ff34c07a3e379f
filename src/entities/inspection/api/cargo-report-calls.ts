import { api, ifMatch, sendOnce, unwrap, type Schemas } from '@/shared/api'
import { type CargoReport, CARGO_REPORTS_KEY } from './cargo-report-queries'
import { cacheSavedReport, type ReportCalls } from './report-calls'

export type CargoReportWrite = Schemas['CargoReportWrite']

/** API calls of cargo reports. */
export const cargoReportCalls: ReportCalls<CargoReport, CargoReportWrite> = {
  create: (report, id) =>
    unwrap(api.POST('/cargo-inspection-reports/', { body: { id, ...report } })),
  read: (id) => unwrap(api.GET('/cargo-inspection-reports/{id}/', { params: { path: { id } } })),
  update: (id, version, report) =>
    unwrap(
      api.PUT('/cargo-inspection-reports/{id}/', {
        params: { path: { id }, header: ifMatch(version) },
        body: report,
      }),
    ),
  transition: ({ id, version }, request, idempotencyKey) =>
    unwrap(
      api.POST('/cargo-inspection-reports/{id}/transitions/', {
        params: {
          path: { id },
          header: { ...ifMatch(version), 'Idempotency-Key': idempotencyKey },
        },
        body: request,
      }),
    ),
  correct: (id) =>
    sendOnce(['correctCargoReport', id], (key) =>
      unwrap(
        api.POST('/cargo-inspection-reports/{id}/corrections/', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
        }),
      ),
    ),
  toPayload: (report) => ({
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
  }),
  cacheSaved: (queryClient, report) =>
    cacheSavedReport(queryClient, 'cargo_report', report, {
      key: CARGO_REPORTS_KEY,
      dependents: [['cargos']],
    }),
}
