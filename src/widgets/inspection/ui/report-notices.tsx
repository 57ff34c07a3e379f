import { Link, useParams } from '@tanstack/react-router'
import { useOutboxEntry } from '@/features/outbox'
import { useTranslation } from '@/shared/i18n'
import { Banner, getButtonClass } from '@/shared/ui'
import { getReportRoutes, type Report, type ReportKind, useReport } from '../model/use-report'

/** Labels of a report's fields and values. */
interface FieldTexts {
  field(field: string): string
  value(field: string, text: string): string
}

interface ReportChangesProps {
  kind: ReportKind
  report: Pick<Report, 'corrects' | 'changes'>
  texts: FieldTexts
}

/** Differences between a correction and the corrected report. */
function ReportChanges({ kind, report: { corrects, changes }, texts }: ReportChangesProps) {
  const { t } = useTranslation('widgets/inspection')
  if (!corrects) return null
  const formatValue = (field: string, text: string | null) =>
    text === null || text === '' ? '–' : texts.value(field, text)
  return (
    <Banner
      title={t('corrects')}
      action={
        <Link
          to={getReportRoutes(kind).one}
          params={{ id: corrects.id }}
          className={getButtonClass({ size: 's' })}
        >
          {t('open_report', { number: corrects.number })}
        </Link>
      }
    >
      {changes.length === 0 ? (
        t('unchanged')
      ) : (
        <ul>
          {changes.map(({ field, line, from, to }) => (
            <li key={`${line ?? ''}${field}`}>
              {t('change', {
                field:
                  line === null
                    ? texts.field(field)
                    : t('in_line', { number: line, field: texts.field(field) }),
                from: formatValue(field, from),
                to: formatValue(field, to),
              })}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}

interface ReportNoticesProps {
  texts: FieldTexts
}

/** Notices on a report: pending submission, return reason, corrected report and correction. */
export function ReportNotices({ texts }: ReportNoticesProps) {
  const { t } = useTranslation('widgets/inspection')
  const { id } = useParams({ strict: false })
  const outboxEntry = useOutboxEntry(id)
  return (
    <>
      {outboxEntry?.submitKey !== undefined && (
        <Banner tone="waiting" isAnnounced>
          {t('submits_later')}
        </Banner>
      )}
      <ReportStateNotices texts={texts} />
    </>
  )
}

function ReportStateNotices({ texts }: ReportNoticesProps) {
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
      {corrects && <ReportChanges kind={kind} report={report} texts={texts} />}
    </>
  )
}
