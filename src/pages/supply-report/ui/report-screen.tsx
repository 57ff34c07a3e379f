import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { correctSupplyReport, ReportStatusBadge, type SupplyReport } from '@/entities/inspection'
import { StepActions, StepNeeds, useSteps } from '@/features/change-status'
import { RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { problemText } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Banner, Button, menuItemClass, toast } from '@/shared/ui'
import { DocumentFrame, RecordPanel, useDocumentWords, WithPaper } from '@/widgets/document'
import { reportForm } from '../model/report-form'
import { reportSteps } from '../model/report-steps'
import { reportWords } from '../model/report-words'
import { useSendWhenOnline } from '../model/use-send-when-online'
import { Changes } from './changes'
import { OpenReports } from './open-reports'
import { ReportRail } from './report-rail'
import { ReportSections } from './report-sections'

const Paper = lazyPart(async () => (await import('./report-paper')).ReportSheet)

/** A report, new or saved, and with `?view=paper` as it prints. */
export function ReportScreen() {
  const { saved: report } = useRecord(reportForm)
  const search: { view?: unknown } = useSearch({ strict: false })
  return (
    <WithPaper paper={report !== null && search.view === 'paper' ? <Paper report={report} /> : null}>
      <ReportDocument />
    </WithPaper>
  )
}

function ReportDocument() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { saved: report } = useRecord(reportForm)
  const steps = useSteps(reportSteps)
  const words = useDocumentWords(reportWords)
  useSendWhenOnline()
  const subtitle = report && [report.supply.number, report.supply.sawmill.name, report.inspected_on && format.date(report.inspected_on), report.inspector.name]
  return (
    <DocumentFrame
      title={report?.number ?? t('new')}
      status={report && <ReportStatusBadge status={report.status} />}
      subtitle={subtitle?.filter(Boolean).join(', ')}
      saveState={<SaveState />}
      actions={
        <StepActions steps={steps} papers={report && <PaperItem id={report.id} />}>
          {report?.can_correct && <CorrectItem report={report} />}
          {report && (
            <Link to="/supply-inspection-report/new" className={menuItemClass}>
              {t('action.new')}
            </Link>
          )}
        </StepActions>
      }
      notice={
        <RecordNotices>
          <ReportNotices />
        </RecordNotices>
      }
      figures={<ReportRail />}
      needs={<StepNeeds steps={steps} />}
      record={<RecordPanel kind="supply_report" record={report} words={words} />}
    >
      {!report && <OpenReports />}
      <ReportSections />
    </DocumentFrame>
  )
}

/** Why it came back, what it corrects and what took its place. */
function ReportNotices() {
  const { t } = useTranslation('pages/supply-report')
  const { saved: report } = useRecord(reportForm)
  if (!report) return null
  const { return_remark, cancel_reason, corrects, corrected_by } = report
  return (
    <>
      {return_remark && (
        <Banner tone="waiting" title={t('returned')}>
          {return_remark}
        </Banner>
      )}
      {cancel_reason && (
        <Banner tone="blocked" title={t('canceled')}>
          {cancel_reason}
        </Banner>
      )}
      {corrected_by && (
        <Banner tone="waiting" title={t('corrected')}>
          <Link to="/supply-inspection-report/$id" params={{ id: corrected_by.id }}>
            {corrected_by.number}
          </Link>
        </Banner>
      )}
      {corrects && <Changes report={report} />}
    </>
  )
}

function PaperItem({ id }: { id: string }) {
  const { t } = useTranslation('pages/supply-report')
  return (
    <Link to="/supply-inspection-report/$id" params={{ id }} search={{ view: 'paper' }} className={menuItemClass}>
      {t('action.print')}
    </Link>
  )
}

function CorrectItem({ report }: { report: SupplyReport }) {
  const { t } = useTranslation('pages/supply-report')
  const navigate = useNavigate()
  const key = useRef(crypto.randomUUID())
  const correct = useMutation({
    mutationFn: () => correctSupplyReport(report.id, key.current),
    onSuccess: ({ id }) => navigate({ to: '/supply-inspection-report/$id', params: { id } }),
    onError: (error) => toast.error(problemText(error)),
  })
  return (
    <Button variant="quiet" className={menuItemClass} isPending={correct.isPending} onClick={() => correct.mutate()}>
      {t('action.correct')}
    </Button>
  )
}
