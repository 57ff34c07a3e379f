import type { ReactNode } from 'react'
import {
  getReportStage,
  REPORT_STAGES,
  ReportStatusBadge,
  VerdictBadge,
} from '@/entities/inspection'
import { BlockedTransition, TransitionActions, TransitionNeeds } from '@/features/change-status'
import { RecordNotices, SaveState } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import {
  type ActivityTextsConfig,
  DocumentFrame,
  DocumentProgress,
  RecordPanel,
  useActivityTexts,
} from '@/widgets/document/@x/inspection'
import { formatReportNext } from '../model/format-report-next'
import { useReport, useSendWhenOnline } from '../model/use-report'
import { getPhotoNavigation } from './photos'
import {
  CorrectItem,
  type CorrectItemProps,
  DealsLink,
  NewReportItem,
  PaperItem,
} from './report-items'
import { ReportNotices } from './report-notices'

interface ReportDocumentProps extends CorrectItemProps {
  /** Title of a new report. */
  newTitle: string
  /** Subject, day and inspector of a saved report; empty parts are left out. */
  subtitle: readonly (string | null)[]
  workflow: Parameters<typeof TransitionActions>[0]['workflow']
  /** Must be the same object in every render. */
  activityTexts: ActivityTextsConfig
  figures: ReactNode
  /** Sentence on what follows a valid report that did not fail; null if nothing does. */
  afterApproval: string | null
  children: ReactNode
}

/** The screen of an inspection report: frame, transitions, notices and record panel. */
export function ReportDocument({
  newTitle,
  subtitle,
  workflow,
  activityTexts: activityTextsConfig,
  correct,
  figures,
  afterApproval,
  children,
}: ReportDocumentProps) {
  const { kind, saved: report, canChange } = useReport()
  const { t } = useTranslation('entities/inspection')
  const stage = getReportStage(report?.status ?? 'draft')
  const activityTexts = useActivityTexts(activityTextsConfig)
  useSendWhenOnline()
  return (
    <DocumentFrame
      title={report?.number ?? newTitle}
      status={
        report && (
          <>
            <ReportStatusBadge status={report.status} />
            {!canChange && report.verdict && <VerdictBadge verdict={report.verdict} />}
          </>
        )
      }
      subtitle={subtitle.filter(Boolean).join(', ')}
      saveState={<SaveState />}
      actions={
        <TransitionActions
          workflow={workflow}
          printLinks={report && <PaperItem />}
          actionItems={<CorrectItem correct={correct} />}
        >
          <NewReportItem />
        </TransitionActions>
      }
      progress={
        stage && (
          <DocumentProgress
            stages={REPORT_STAGES}
            current={stage}
            formatStage={(id) => t(`stage.${id}`)}
            next={
              report &&
              !workflow.isSavedReady &&
              (formatReportNext(report, workflow.next !== undefined, afterApproval) ??
                (workflow.next && <BlockedTransition workflow={workflow} />))
            }
          />
        )
      }
      notice={
        <RecordNotices>
          <ReportNotices texts={activityTexts} />
          <DealsLink />
        </RecordNotices>
      }
      figures={figures}
      needs={<TransitionNeeds workflow={workflow} getNavigation={getPhotoNavigation} />}
      record={<RecordPanel kind={kind} record={report} texts={activityTexts} />}
    >
      {children}
    </DocumentFrame>
  )
}
