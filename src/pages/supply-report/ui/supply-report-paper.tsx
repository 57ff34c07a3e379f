import type { SupplyReport } from '@/entities/inspection'
import { ReportPaper } from '@/widgets/inspection'
import { composeSupplyReport, INTERNAL_READER } from '@domain/papers'

interface SupplyReportPaperProps {
  report: SupplyReport
  /** The partner that receives it; undefined for the internal report. */
  client: string | undefined
  /** Id of a paper as it was sent. */
  sent: string | undefined
}

/** The printed report. */
export const SupplyReportPaper = ({ report, client, sent }: SupplyReportPaperProps) => (
  <ReportPaper
    kind="supply_report"
    report={report}
    client={client}
    sent={sent}
    compose={(tools) => composeSupplyReport(tools, INTERNAL_READER, report)}
  />
)
