import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { ReportStatusBadge } from '@/entities/inspection'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { getReportRoutes, useReport } from '../model/use-report'
import styles from './open-reports.module.css'

type ListedReport = Pick<
  Schemas['SupplyReportSummary'],
  'id' | 'number' | 'status' | 'inspector' | 'inspected_on'
>

interface OpenReportsProps<Summary extends ListedReport> {
  /** Those that are not settled yet; undefined until they are known. */
  reports: readonly Summary[] | undefined
  /** What a report is of, in a few words. */
  formatSubject: (report: Summary) => readonly string[]
  /** The frame of a part of a document. */
  section: ComponentType<{ title: string; aside: ReactNode; layout: 'whole'; children: ReactNode }>
}

/** Reports that somebody has to go on with, above the form of a new one: own ones that are open or came back, and those that wait for a judgement. */
export function OpenReports<Summary extends ListedReport>({
  reports = [],
  formatSubject,
  section: Section,
}: OpenReportsProps<Summary>) {
  const { t } = useTranslation('widgets/inspection')
  const format = useFormat()
  const { me, kind } = useReport()
  const isMine = ({ inspector }: ListedReport) => inspector.id === me.id
  const mayJudge = me.role !== 'purchase_agent'
  const shown = reports.filter(
    (report) => isMine(report) || (mayJudge && report.status === 'submitted'),
  )
  if (shown.length === 0) return null
  return (
    <div className={styles.open}>
      <Section title={t('open.title')} aside={shown.length} layout="whole">
        <ul className={styles.list}>
          {shown.map((report) => (
            <li key={report.id}>
              <Link
                to={getReportRoutes(kind).one}
                params={{ id: report.id }}
                className={styles.row}
              >
                <span className={styles.number}>{report.number}</span>
                <ReportStatusBadge status={report.status} />
                <span className={styles.of}>
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
      </Section>
    </div>
  )
}
