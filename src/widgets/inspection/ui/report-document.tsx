import type { ReactNode } from 'react'
import { ReportStatusBadge, VerdictBadge } from '@/entities/inspection'
import { StepActions, StepNeeds } from '@/features/change-status'
import { RecordNotices, SaveState } from '@/features/edit-record'
import {
  type ActivityTextsConfig,
  DocumentFrame,
  RecordPanel,
  useActivityTexts,
} from '@/widgets/document/@x/inspection'
import { useReport, useSendWhenOnline } from '../model/use-report'
import { getPhotoNavigation } from './photos'
import { DealsLink, PaperItem, ReportItems, type ReportItemsProps } from './report-items'
import { ReportNotices } from './report-notices'

interface ReportDocumentProps extends ReportItemsProps {
  /** Title of a new report. */
  readonly newTitle: string
  /** Subject, day and inspector of a saved report; empty parts are left out. */
  readonly subtitle: readonly (string | null)[]
  readonly steps: Parameters<typeof StepActions>[0]['steps']
  /** Must be the same object in every render. */
  readonly activityTexts: ActivityTextsConfig
  readonly figures: ReactNode
  readonly children: ReactNode
}

/** The screen of an inspection report: frame, steps, notices and record panel. */
export function ReportDocument({
  newTitle,
  subtitle,
  steps,
  activityTexts: activityTextsConfig,
  correct,
  figures,
  children,
}: ReportDocumentProps) {
  const { kind, saved: report, canChange } = useReport()
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
        <StepActions steps={steps} printLinks={report && <PaperItem />}>
          <ReportItems correct={correct} />
        </StepActions>
      }
      notice={
        <RecordNotices>
          <ReportNotices texts={activityTexts} />
          <DealsLink />
        </RecordNotices>
      }
      figures={figures}
      needs={<StepNeeds steps={steps} getNavigation={getPhotoNavigation} />}
      record={<RecordPanel kind={kind} record={report} texts={activityTexts} />}
    >
      {children}
    </DocumentFrame>
  )
}
