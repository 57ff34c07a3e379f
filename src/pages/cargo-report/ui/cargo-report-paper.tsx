import type { CargoReport } from '@/entities/inspection'
import { ReportPaper } from '@/widgets/inspection'
import { composeCargoReport, INTERNAL_READER } from '@domain/papers'

interface CargoReportPaperProps {
  report: CargoReport
  /** The partner that receives it; undefined for the internal report. */
  client: string | undefined
  /** Id of a paper as it was sent. */
  sent: string | undefined
}

/** The printed report. */
export const CargoReportPaper = ({ report, client, sent }: CargoReportPaperProps) => (
  <ReportPaper
    kind="cargo_report"
    report={report}
    client={client}
    sent={sent}
    compose={(tools) => composeCargoReport(tools, INTERNAL_READER, report)}
  />
)
