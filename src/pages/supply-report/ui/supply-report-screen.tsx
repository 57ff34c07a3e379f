import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import {
  correctSupplyReport,
  ReportStatusBadge,
  supplyReportsQueryOptions,
} from '@/entities/inspection'
import { StepActions, StepNeeds, useSteps } from '@/features/change-status'
import { RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  DocumentFrame,
  DocumentSection,
  RecordPanel,
  useActivityTexts,
  PaperSwitch,
} from '@/widgets/document'
import {
  DealsLink,
  OpenReports,
  PaperItem,
  ReportItems,
  ReportNotices,
  useSendWhenOnline,
  getPhotoNavigation,
} from '@/widgets/inspection'
import { supplyReportForm } from '../model/supply-report-form'
import { supplyReportWorkflow } from '../model/supply-report-workflow'
import { supplyReportActivityTexts } from '../model/supply-report-activity-texts'
import { SupplyReportRail } from './supply-report-rail'
import { SupplyReportSections } from './supply-report-sections'

const Paper = lazyComponent(async () => (await import('./supply-report-paper')).SupplyReportPaper)

/** A report, new or saved, and with `?view=paper` as it prints. */
export function SupplyReportScreen() {
  const { saved: report } = useRecord(supplyReportForm)
  const view = useMatch({ from: '/supply-inspection-report/$id', shouldThrow: false })?.search.view
  return (
    <PaperSwitch paper={report !== null && view === 'paper' ? <Paper report={report} /> : null}>
      <SupplyReportDocument />
    </PaperSwitch>
  )
}

function SupplyReportDocument() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { saved: report } = useRecord(supplyReportForm)
  const steps = useSteps(supplyReportWorkflow)
  const words = useActivityTexts(supplyReportActivityTexts)
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
      figures={<SupplyReportRail />}
      needs={<StepNeeds steps={steps} getNavigation={getPhotoNavigation} />}
      record={<RecordPanel kind="supply_report" record={report} words={words} />}
    >
      {!report && <OpenSupplyReports />}
      <SupplyReportSections />
    </DocumentFrame>
  )
}

const openReportsQueryOptions = supplyReportsQueryOptions({
  status: ['draft', 'returned', 'submitted'],
})

function OpenSupplyReports() {
  const { data } = useQuery(openReportsQueryOptions)
  return (
    <OpenReports
      reports={data?.items}
      formatSubject={({ supply, sawmill }) => [supply.number, sawmill.name]}
      section={DocumentSection}
    />
  )
}
