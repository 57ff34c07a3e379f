import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { getStageShare, Status, type StatusTone } from '@/shared/ui'
import { getReportStage, REPORT_STAGES } from '../model/report-stages'

type ReportStatus = Schemas['ReportStatus']
type Verdict = Schemas['ReportVerdict']

const TONES: Record<ReportStatus, StatusTone> = {
  draft: 'neutral',
  submitted: 'waiting',
  returned: 'waiting',
  approved: 'done',
  canceled: 'blocked',
}
const VERDICT_TONES: Record<Verdict, StatusTone> = {
  pass: 'done',
  remarks: 'waiting',
  fail: 'blocked',
}

export function ReportStatusBadge({ status }: { status: ReportStatus }) {
  const { t } = useTranslation('entities/inspection')
  return (
    <Status tone={TONES[status]} share={getStageShare(REPORT_STAGES, getReportStage(status))}>
      {t(`status.${status}`)}
    </Status>
  )
}

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('entities/inspection')
  return <Status tone={VERDICT_TONES[verdict]}>{t(`verdict.${verdict}`)}</Status>
}
