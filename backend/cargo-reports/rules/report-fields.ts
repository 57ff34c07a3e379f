import { fieldTable } from '../../documents/field-table'
import { lineTable } from '../../documents/line-table'
import { loggedChecks, loggedPhotos, loggedPlace } from '../../reports/logged-report'
import type {
  CargoReportField,
  CargoReportLineWrite,
  CargoReportWrite,
  ReportStatus,
} from '../contract'

/** A report as it is logged: its fields, with the names of what it points at. */
export type LoggedReport = Omit<CargoReportWrite, 'lines'> & {
  cargo_number: string
  lines: LoggedLine[]
}
type LoggedLine = CargoReportLineWrite & { title: string }

const DRAFT: readonly ReportStatus[] = ['draft']

/** Every field of a container's report, in the order in which the log tells what changed. */
export const reportFields = fieldTable<
  CargoReportWrite,
  LoggedReport,
  ReportStatus,
  CargoReportField
>({
  fields: {
    cargo_id: { open: DRAFT, log: ({ cargo_number }) => cargo_number },
    started_at: { open: DRAFT },
    ended_at: { open: DRAFT },
    place: { open: DRAFT },
    coordinates: { open: DRAFT, log: loggedPlace },
    weather: { open: DRAFT },
    checks: { open: DRAFT, log: ({ checks }) => loggedChecks(checks) },
    moisture_readings: {
      open: DRAFT,
      log: ({ moisture_readings }) =>
        moisture_readings.map(({ moisture_percent }) => moisture_percent).join('; ') || null,
    },
    dunnage: { open: DRAFT },
    lining: { open: DRAFT },
    bracing: { open: DRAFT },
    seal_number: { open: DRAFT },
    seal_again: { open: DRAFT },
    photos: { open: DRAFT, log: loggedPhotos },
    verdict: { open: DRAFT },
    remarks: { open: DRAFT },
  },
  lines: lineTable<CargoReportLineWrite, LoggedLine, ReportStatus>({
    open: DRAFT,
    title: ({ title }) => title,
    fields: { counted_packs: {}, counted_pcs: {} },
  }),
})
