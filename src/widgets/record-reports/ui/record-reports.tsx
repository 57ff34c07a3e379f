import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import {
  cargoReportsQueryOptions,
  inspectableCargoQueryOptions,
  inspectableSupplyQueryOptions,
  ReportStatusBadge,
  supplyReportsQueryOptions,
  VerdictBadge,
} from '@/entities/inspection'
import { canOpenRoute, useAuth } from '@/entities/session'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { getButtonClass } from '@/shared/ui'
import styles from './record-reports.module.css'

export function SupplyReports({ supplyId, section }: { supplyId: string; section: ReportSection }) {
  const { t } = useTranslation('widgets/record-reports')
  const format = useFormat()
  const { role } = useAuth()
  const canInspect = canOpenRoute(role, '/supply-inspection-report/new')
  const { data } = useQuery(supplyReportsQueryOptions({ supply_id: supplyId }))
  const inspectable = useQuery({ ...inspectableSupplyQueryOptions(supplyId), enabled: canInspect })
  const reports = data?.items ?? []
  if (reports.length === 0 && !inspectable.data) return null
  return (
    <ReportList
      section={section}
      reports={reports}
      reportRoute={canInspect ? '/supply-inspection-report/$id' : null}
      formatResult={({ accepted_m3 }) => [t('accepted', { m3: format.volume(accepted_m3) })]}
      newReportLink={
        inspectable.data && (
          <Link
            to="/supply-inspection-report/new"
            search={{ supply: supplyId }}
            className={getButtonClass({})}
          >
            {t('inspect')}
          </Link>
        )
      }
    />
  )
}

export function CargoReports({ cargoId, section }: { cargoId: string; section: ReportSection }) {
  const { t } = useTranslation('widgets/record-reports')
  const { role } = useAuth()
  const canInspect = canOpenRoute(role, '/cargo-inspection-report/new')
  const { data } = useQuery(cargoReportsQueryOptions({ cargo_id: cargoId }))
  const inspectable = useQuery({ ...inspectableCargoQueryOptions(cargoId), enabled: canInspect })
  const reports = data?.items ?? []
  return (
    <ReportList
      section={section}
      reports={reports}
      reportRoute={canInspect ? '/cargo-inspection-report/$id' : null}
      formatResult={({ seal_number, differs }) => [
        seal_number !== null && t('seal', { seal: seal_number }),
        differs && t('differs'),
      ]}
      newReportLink={
        inspectable.data && (
          <Link
            to="/cargo-inspection-report/new"
            search={{ cargo: cargoId }}
            className={getButtonClass({})}
          >
            {t('inspect')}
          </Link>
        )
      }
    />
  )
}

type ListedReport = Schemas['ReportSummary']

/** Section component of the document frame. */
type ReportSection = ComponentType<{ title: string; layout: 'whole'; children: ReactNode }>

interface ReportListProps<Summary extends ListedReport> {
  section: ReportSection
  reports: readonly Summary[]
  /** Route of a report; null if the user may only read the results. */
  reportRoute: '/supply-inspection-report/$id' | '/cargo-inspection-report/$id' | null
  /** Returns the result of a report as short texts; empty ones are left out. */
  formatResult: (report: Summary) => readonly (string | null | false)[]
  /** Link to a new report. */
  newReportLink: ReactNode
}

/** Inspections of a record, latest first. */
function ReportList<Summary extends ListedReport>({
  section: Section,
  reports,
  reportRoute,
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
            {reportRoute ? (
              <Link to={reportRoute} params={{ id: report.id }}>
                {report.number}
              </Link>
            ) : (
              <span>{report.number}</span>
            )}
            <ReportStatusBadge status={report.status} />
            {report.verdict && <VerdictBadge verdict={report.verdict} />}
            {report.is_corrected && <span className={styles.none}>{t('corrected')}</span>}
            <span className={styles.detail}>
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
