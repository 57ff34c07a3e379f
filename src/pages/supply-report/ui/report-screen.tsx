import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { correctSupplyReport, ReportStatusBadge, supplyReportsQuery } from '@/entities/inspection'
import { StepActions, StepNeeds, useSteps } from '@/features/change-status'
import { RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import {
  DocumentFrame,
  DocumentSection,
  RecordPanel,
  useRecordWords,
  WithPaper,
} from '@/widgets/document'
import {
  DealsLink,
  OpenReports,
  PaperItem,
  ReportItems,
  ReportNotices,
  useSendWhenOnline,
  wayToPhoto,
} from '@/widgets/inspection'
import { reportForm } from '../model/report-form'
import { reportSteps } from '../model/report-steps'
import { reportWords } from '../model/report-words'
import { ReportRail } from './report-rail'
import { ReportSections } from './report-sections'

const Paper = lazyPart(async () => (await import('./report-paper')).ReportSheet)

/** A report, new or saved, and with `?view=paper` as it prints. */
export function ReportScreen() {
  const { saved: report } = useRecord(reportForm)
  const view = useMatch({ from: '/supply-inspection-report/$id', shouldThrow: false })?.search.view
  return (
    <WithPaper
      paper={report !== null && view === 'paper' ? <Paper report={report} /> : null}
    >
      <ReportDocument />
    </WithPaper>
  )
}

function ReportDocument() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { saved: report } = useRecord(reportForm)
  const steps = useSteps(reportSteps)
  const words = useRecordWords(reportWords)
  useSendWhenOnline()
  const subtitle = report && [
    report.supply.number,
    report.supply.sawmill.name,
    report.inspected_on && format.date(report.inspected_on),
    report.inspector.name,
  ]
  return (
    <DocumentFrame
      title={report?.number ?? t('new')}
      status={report && <ReportStatusBadge status={report.status} />}
      subtitle={subtitle?.filter(Boolean).join(', ')}
      saveState={<SaveState />}
      actions={
        <StepActions steps={steps} papers={report && <PaperItem />}>
          <ReportItems correct={correctSupplyReport} />
        </StepActions>
      }
      notice={
        <RecordNotices>
          <ReportNotices words={words} />
          <DealsLink />
        </RecordNotices>
      }
      figures={<ReportRail />}
      needs={<StepNeeds steps={steps} wayOf={wayToPhoto} />}
      record={<RecordPanel kind="supply_report" record={report} words={words} />}
    >
      {!report && <OpenSupplyReports />}
      <ReportSections />
    </DocumentFrame>
  )
}

const open = supplyReportsQuery({ status: ['draft', 'returned', 'submitted'] })

function OpenSupplyReports() {
  const { data } = useQuery(open)
  return (
    <OpenReports
      reports={data?.items}
      sayOf={({ supply, sawmill }) => [supply.number, sawmill.name]}
      section={DocumentSection}
    />
  )
}
