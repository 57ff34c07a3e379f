import type { CargoReport } from '@/entities/inspection'
import { ReportPaper } from '@/widgets/inspection'
import { composeCargoReport, internalReader } from '@domain/papers'

interface CargoReportPaperProps {
  readonly report: CargoReport
  /** The partner that gets it; undefined for the house. */
  readonly client: string | undefined
}

/** The printed report. */
export const CargoReportPaper = ({ report, client }: CargoReportPaperProps) => (
  <ReportPaper
    kind="cargo_report"
    report={report}
    client={client}
    compose={(tools) => composeCargoReport(tools, internalReader, report)}
  />
)
