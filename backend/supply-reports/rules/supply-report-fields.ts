import { createFieldTable } from '../../documents/field-table'
import { createLineTable } from '../../documents/line-table'
import { join } from '../../documents/logged-terms'
import { toLoggedChecks, toLoggedPhotos, toLoggedPlace } from '../../reports/logged-report'
import type {
  ReportStatus,
  Schemas,
  SupplyReportField,
  SupplyReportLineWrite,
  SupplyReportWrite,
} from '../contract'

/** A report in its form for the change log, with the names of its references. */
export type LoggedSupplyReport = Omit<SupplyReportWrite, 'lines'> & {
  supply_number: string
  lines: LoggedLine[]
}
type LoggedLine = SupplyReportLineWrite & { title: string }

const DRAFT: readonly ReportStatus[] = ['draft']

/** Every field of a supply report, in the order of the change log. */
export const supplyReportFields = createFieldTable<
  SupplyReportWrite,
  LoggedSupplyReport,
  ReportStatus,
  SupplyReportField
>({
  fields: {
    supply_id: { openIn: DRAFT, formatLogged: ({ supply_number }) => supply_number },
    inspected_on: { openIn: DRAFT },
    place: { openIn: DRAFT },
    coordinates: { openIn: DRAFT, formatLogged: toLoggedPlace },
    checks: { openIn: DRAFT, formatLogged: ({ checks }) => toLoggedChecks(checks) },
    photos: { openIn: DRAFT, formatLogged: toLoggedPhotos },
    verdict: { openIn: DRAFT },
    remarks: { openIn: DRAFT },
  },
  lines: createLineTable<SupplyReportLineWrite, LoggedLine, ReportStatus>({
    open: DRAFT,
    title: ({ title }) => title,
    fields: {
      lot_pcs: {},
      sampled_packs: {},
      readings: { formatLogged: ({ readings }) => readings.map(toLoggedPiece).join('; ') || null },
      grade_found: {},
      rejected_pcs: {},
    },
  }),
})

/** Formats a piece as `47.5x99x4802 18.5% wane`. */
function toLoggedPiece({
  thickness_mm,
  width_mm,
  length_mm,
  moisture_percent,
  defects,
}: Schemas['PieceReading']): string {
  const size = [thickness_mm, width_mm, length_mm].map((each) => each ?? '–').join('x')
  return join(size, moisture_percent && `${moisture_percent}%`, ...defects)
}
