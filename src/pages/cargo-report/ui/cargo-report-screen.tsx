import { useMatch } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { correctCargoReport, ReportStatusBadge } from '@/entities/inspection'
import { StepActions, StepNeeds, useSteps } from '@/features/change-status'
import { RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { DocumentFrame, RecordPanel, useActivityTexts, PaperSwitch } from '@/widgets/document'
import {
  DealsLink,
  PaperItem,
  ReportItems,
  ReportNotices,
  useSendWhenOnline,
  getPhotoNavigation,
} from '@/widgets/inspection'
import { cargoReportForm } from '../model/cargo-report-form'
import { cargoReportWorkflow } from '../model/cargo-report-workflow'
import { cargoReportActivityTexts } from '../model/cargo-report-activity-texts'
import { CargoReportRail } from './cargo-report-rail'
import { CargoReportSections } from './cargo-report-sections'
import { InspectorStart } from './inspector-start'

const Paper = lazyComponent(async () => (await import('./cargo-report-paper')).CargoReportPaper)

/** A report, new or saved, and with `?view=paper` as it prints. */
export function CargoReportScreen() {
  const { saved: report } = useRecord(cargoReportForm)
  const view = useMatch({ from: '/cargo-inspection-report/$id', shouldThrow: false })?.search.view
  return (
    <PaperSwitch paper={report !== null && view === 'paper' ? <Paper report={report} /> : null}>
      <CargoReportDocument />
    </PaperSwitch>
  )
}

function CargoReportDocument() {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { saved: report, fields } = useRecord(cargoReportForm)
  const isChosen = useWatch({ control: fields.control, name: 'cargo_id' }) !== ''
  const steps = useSteps(cargoReportWorkflow)
  const words = useActivityTexts(cargoReportActivityTexts)
  useSendWhenOnline()
  const subtitle = report && [
    report.cargo.number,
    report.cargo.container_number,
    report.started_at && format.date(report.started_at),
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
          <ReportItems correct={correctCargoReport} />
        </StepActions>
      }
      notice={
        <RecordNotices>
          <ReportNotices words={words} />
          <DealsLink />
        </RecordNotices>
      }
      figures={<CargoReportRail />}
      needs={<StepNeeds steps={steps} getNavigation={getPhotoNavigation} />}
      record={<RecordPanel kind="cargo_report" record={report} words={words} />}
    >
      {!report && !isChosen && <InspectorStart />}
      <CargoReportSections />
    </DocumentFrame>
  )
}
