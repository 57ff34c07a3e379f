import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { ReportStatusBadge, VerdictBadge } from '@/entities/inspection'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import styles from './report-list.module.css'

type ListedReport = Schemas['ReportSummary']

/** Section component of the document frame. */
export type ReportSection = ComponentType<{ title: string; layout: 'whole'; children: ReactNode }>

interface ReportListProps<Summary extends ListedReport> {
  section: ReportSection
  reports: readonly Summary[]
  /** Route of a report; null if the user may only read the results. */
  address: '/supply-inspection-report/$id' | '/cargo-inspection-report/$id' | null
  /** Returns the result of a report as short texts; empty ones are left out. */
  formatResult: (report: Summary) => readonly (string | null | false)[]
  /** Link to a new report. */
  newReportLink: ReactNode
}

/** Inspections of a record, latest first. */
export function ReportList<Summary extends ListedReport>({
  section: Section,
  reports,
  address,
  formatResult,
  newReportLink,
}: ReportListProps<Summary>) {
  const { t } = useTranslation('widgets/record-reports')
  const format = useFormat()
  return (
    <Section title={t('title')} layout="whole">
      {reports.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.id} className={styles.row}>
            {address ? (
              <Link to={address} params={{ id: report.id }}>
                {report.number}
              </Link>
            ) : (
              <span>{report.number}</span>
            )}
            <ReportStatusBadge status={report.status} />
            {report.verdict && <VerdictBadge verdict={report.verdict} />}
            {report.is_corrected && <span className={styles.none}>{t('corrected')}</span>}
            <span className={styles.of}>
              {[
                report.inspected_on && format.date(report.inspected_on),
                report.inspector.name,
                ...formatResult(report),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {newReportLink}
    </Section>
  )
}
