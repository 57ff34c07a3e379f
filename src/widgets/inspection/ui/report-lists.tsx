import { Link } from '@tanstack/react-router'
import { ReportStatusBadge } from '@/entities/inspection'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useMediaQuery } from '@/shared/lib/use-media-query'
import { Banner, Disclosure } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document/@x/inspection'
import { APPROVER_ROLES } from '@domain/rules/role-rules'
import { getReportRoutes, useReport } from '../model/use-report'
import styles from './report-lists.module.css'

type ListedReport = Pick<
  Schemas['SupplyReportSummary'],
  'id' | 'number' | 'status' | 'inspector' | 'inspected_on'
>

interface OpenReportsProps<Summary extends ListedReport> {
  /** Open reports; undefined while loading. */
  reports: readonly Summary[] | undefined
  /** Returns the subject of a report as short texts. */
  formatSubject: (report: Summary) => readonly string[]
}

/**
 * Reports to continue, above the form of a new one: the user's open or returned reports, and those
 * to review. On a phone they are collapsed, so that the form is in view.
 */
export function OpenReports<Summary extends ListedReport>({
  reports = [],
  formatSubject,
}: OpenReportsProps<Summary>) {
  const { t } = useTranslation('widgets/inspection')
  const format = useFormat()
  const { me, kind } = useReport()
  const isMine = ({ inspector }: ListedReport) => inspector.id === me.id
  const canApprove = APPROVER_ROLES.includes(me.role)
  const shownReports = reports.filter(
    (report) => isMine(report) || (canApprove && report.status === 'submitted'),
  )
  const isPhone = useMediaQuery('(max-width: 40rem)')
  if (shownReports.length === 0) return null
  const isAnyReturned = shownReports.some(({ status }) => status === 'returned')
  const list = (
    <ul className={styles.list}>
      {shownReports.map((report) => (
        <li key={report.id}>
          <Link to={getReportRoutes(kind).one} params={{ id: report.id }} className={styles.row}>
            <span className={styles.number}>{report.number}</span>
            <ReportStatusBadge status={report.status} />
            <span className={styles.detail}>
              {[
                ...formatSubject(report),
                report.inspected_on && format.date(report.inspected_on),
                !isMine(report) && report.inspector.name,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.open}>
      {isPhone ? (
        <Disclosure
          label={
            <span className={styles.summary}>
              {t('open.title')}
              {isAnyReturned && <ReportStatusBadge status="returned" />}
            </span>
          }
          aside={shownReports.length}
        >
          {list}
        </Disclosure>
      ) : (
        <DocumentSection title={t('open.title')} aside={shownReports.length} layout="whole">
          {list}
        </DocumentSection>
      )}
    </div>
  )
}

interface EarlierReportsProps {
  /** Earlier reports of the chosen supply or container. */
  reports: readonly Schemas['EarlierReport'][] | undefined
}

/** Warns before a second report on the same supply or container. */
export function EarlierReports({ reports = [] }: EarlierReportsProps) {
  const { t } = useTranslation(['widgets/inspection', 'entities/inspection'])
  const { me, kind, saved } = useReport()
  const isDraft = saved === null || saved.status === 'draft'
  const otherReports = reports.filter(({ id }) => id !== saved?.id && id !== saved?.corrects?.id)
  if (!isDraft || otherReports.length === 0) return null
  return (
    <Banner tone="waiting" title={t(`earlier.${kind}`)} isAnnounced>
      <ul>
        {otherReports.map(({ id, number, status, inspector }) => (
          <li key={id}>
            {APPROVER_ROLES.includes(me.role) || inspector.id === me.id ? (
              <Link to={getReportRoutes(kind).one} params={{ id }}>
                {number}
              </Link>
            ) : (
              number
            )}
            , {t(`entities/inspection:status.${status}`)}, {inspector.name}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
