import { fieldTable } from '../../documents/field-table'
import { lineTable } from '../../documents/line-table'
import { joined } from '../../documents/logged-terms'
import { loggedChecks, loggedPhotos, loggedPlace } from '../../reports/logged-report'
import type {
  ReportStatus,
  Schemas,
  SupplyReportField,
  SupplyReportLineWrite,
  SupplyReportWrite,
} from '../contract'

/** A report as it is logged: its fields, with the names of what it points at. */
export type LoggedReport = Omit<SupplyReportWrite, 'lines'> & {
  supply_number: string
  lines: LoggedLine[]
}
type LoggedLine = SupplyReportLineWrite & { title: string }

const DRAFT: readonly ReportStatus[] = ['draft']

/** Every field of a supply's report, in the order in which the log tells what changed. */
export const reportFields = fieldTable<
  SupplyReportWrite,
  LoggedReport,
  ReportStatus,
  SupplyReportField
>({
  fields: {
    supply_id: { open: DRAFT, log: ({ supply_number }) => supply_number },
    inspected_on: { open: DRAFT },
    place: { open: DRAFT },
    coordinates: { open: DRAFT, log: loggedPlace },
    checks: { open: DRAFT, log: ({ checks }) => loggedChecks(checks) },
    photos: { open: DRAFT, log: loggedPhotos },
    verdict: { open: DRAFT },
    remarks: { open: DRAFT },
  },
  lines: lineTable<SupplyReportLineWrite, LoggedLine, ReportStatus>({
    open: DRAFT,
    title: ({ title }) => title,
    fields: {
      lot_pcs: {},
      sampled_packs: {},
      readings: { log: ({ readings }) => readings.map(loggedPiece).join('; ') || null },
      grade_found: {},
      rejected_pcs: {},
    },
  }),
})

/** A piece: `47.5x99x4802 18.5% wane`. */
function loggedPiece({
  thickness_mm,
  width_mm,
  length_mm,
  moisture_percent,
  defects,
}: Schemas['PieceReading']): string {
  const size = [thickness_mm, width_mm, length_mm].map((each) => each ?? '–').join('x')
  return joined(size, moisture_percent && `${moisture_percent}%`, ...defects)
}
