import { useMatch } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { correctCargoReport, ReportStatusBadge } from '@/entities/inspection'
import { StepActions, StepNeeds, useSteps } from '@/features/change-status'
import { RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import { DocumentFrame, RecordPanel, useRecordWords, WithPaper } from '@/widgets/document'
import {
  DealsLink,
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
import { Start } from './start'

const Paper = lazyPart(async () => (await import('./report-paper')).ReportSheet)

/** A report, new or saved, and with `?view=paper` as it prints. */
export function ReportScreen() {
  const { saved: report } = useRecord(reportForm)
  const view = useMatch({ from: '/cargo-inspection-report/$id', shouldThrow: false })?.search.view
  return (
    <WithPaper
      paper={report !== null && view === 'paper' ? <Paper report={report} /> : null}
    >
      <ReportDocument />
    </WithPaper>
  )
}

function ReportDocument() {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { saved: report, fields } = useRecord(reportForm)
  const isChosen = useWatch({ control: fields.control, name: 'cargo_id' }) !== ''
  const steps = useSteps(reportSteps)
  const words = useRecordWords(reportWords)
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
      figures={<ReportRail />}
      needs={<StepNeeds steps={steps} wayOf={wayToPhoto} />}
      record={<RecordPanel kind="cargo_report" record={report} words={words} />}
    >
      {!report && !isChosen && <Start />}
      <ReportSections />
    </DocumentFrame>
  )
}
