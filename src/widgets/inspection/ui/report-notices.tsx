import { Link, useParams } from '@tanstack/react-router'
import { useOutboxEntry } from '@/features/outbox'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { getReportRoutes, useReport } from '../model/use-report'
import { ReportChanges, type FieldTexts } from './report-changes'

interface ReportNoticesProps {
  readonly words: FieldTexts
}

/** Whether a report waits to be submitted, why it came back, what it corrects and what took its place. */
export function ReportNotices({ words }: ReportNoticesProps) {
  const { t } = useTranslation('widgets/inspection')
  const { id } = useParams({ strict: false })
  const waiting = useOutboxEntry(id)
  return (
    <>
      {waiting?.submitKey !== undefined && (
        <Banner tone="waiting" isAnnounced>
          {t('submits_later')}
        </Banner>
      )}
      <ReportStateNotices words={words} />
    </>
  )
}

function ReportStateNotices({ words }: ReportNoticesProps) {
  const { t } = useTranslation('widgets/inspection')
  const { kind, saved: report } = useReport()
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
          <Link to={getReportRoutes(kind).one} params={{ id: corrected_by.id }}>
            {corrected_by.number}
          </Link>
        </Banner>
      )}
      {corrects && <ReportChanges kind={kind} report={report} words={words} />}
    </>
  )
}
