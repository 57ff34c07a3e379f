import { api, ifMatch, sendOnce, unwrap, type Schemas } from '@/shared/api'
import { cacheSavedReport, type ReportCalls } from './report-calls'
import { type SupplyReport, SUPPLY_REPORTS_KEY } from './supply-report-queries'

export type SupplyReportWrite = Schemas['SupplyReportWrite']

/** API calls of supply reports. */
export const supplyReportCalls: ReportCalls<SupplyReport, SupplyReportWrite> = {
  create: (report, id) =>
    unwrap(api.POST('/supply-inspection-reports/', { body: { id, ...report } })),
  read: (id) => unwrap(api.GET('/supply-inspection-reports/{id}/', { params: { path: { id } } })),
  update: (id, version, report) =>
    unwrap(
      api.PUT('/supply-inspection-reports/{id}/', {
        params: { path: { id }, header: ifMatch(version) },
        body: report,
      }),
    ),
  transition: ({ id, version }, request, idempotencyKey) =>
    unwrap(
      api.POST('/supply-inspection-reports/{id}/transitions/', {
        params: {
          path: { id },
          header: { ...ifMatch(version), 'Idempotency-Key': idempotencyKey },
        },
        body: request,
      }),
    ),
  correct: (id) =>
    sendOnce(['correctSupplyReport', id], (key) =>
      unwrap(
        api.POST('/supply-inspection-reports/{id}/corrections/', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
        }),
      ),
    ),
  toPayload: ({
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
  }) => ({
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
  }),
  cacheSaved: (queryClient, report) =>
    cacheSavedReport(queryClient, 'supply_report', report, {
      key: SUPPLY_REPORTS_KEY,
      dependents: [['supplies'], ['sawmills']],
    }),
}
