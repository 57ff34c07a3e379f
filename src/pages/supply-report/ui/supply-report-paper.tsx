import type { SupplyReport } from '@/entities/inspection'
import { ReportPaper } from '@/widgets/inspection'
import { composeSupplyReport, internalReader } from '@domain/papers'

interface SupplyReportPaperProps {
  readonly report: SupplyReport
  /** The partner that gets it; undefined for the house. */
  readonly client: string | undefined
}

/** The printed report. */
export const SupplyReportPaper = ({ report, client }: SupplyReportPaperProps) => (
  <ReportPaper
    kind="supply_report"
    report={report}
    client={client}
    compose={(tools) => composeSupplyReport(tools, internalReader, report)}
  />
)
