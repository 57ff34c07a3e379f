import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { inspectableQuery, ReportStatusBadge, supplyReportsQuery, VerdictBadge } from '@/entities/inspection'
import { mayOpen, useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { buttonClass } from '@/shared/ui'
import styles from './supply-reports.module.css'

interface SupplyReportsProps {
  supplyId: string
  /** The frame of a part of a document. */
  section: ComponentType<{ title: string; layout: 'whole'; children: ReactNode }>
}

/** The inspections of a supply, the latest first. Who may open none reads how they ended. */
export function SupplyReports({ supplyId, section: Section }: SupplyReportsProps) {
  const { t } = useTranslation('widgets/supply-reports')
  const format = useFormat()
  const { role } = useAuth()
  const mayInspect = mayOpen(role, '/supply-inspection-report/new')
  const { data } = useQuery(supplyReportsQuery({ supply_id: supplyId }))
  const inspectable = useQuery({ ...inspectableQuery(supplyId), enabled: mayInspect })
  const reports = data?.items ?? []
  if (reports.length === 0 && !inspectable.data) return null
  return (
    <Section title={t('title')} layout="whole">
      {reports.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.id} className={styles.row}>
            {mayInspect ? (
              <Link to="/supply-inspection-report/$id" params={{ id: report.id }}>
                {report.number}
              </Link>
            ) : (
              <span>{report.number}</span>
            )}
            <ReportStatusBadge status={report.status} />
            {report.verdict && <VerdictBadge verdict={report.verdict} />}
            {report.is_corrected && <span className={styles.none}>{t('corrected')}</span>}
            <span className={styles.of}>
              {[report.inspected_on && format.date(report.inspected_on), report.inspector.name, t('accepted', { m3: format.volume(report.accepted_m3) })].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {inspectable.data && (
        <Link to="/supply-inspection-report/new" search={{ supply: supplyId }} className={buttonClass({})}>
          {t('inspect')}
        </Link>
      )}
    </Section>
  )
}
