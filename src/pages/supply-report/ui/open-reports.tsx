import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReportStatusBadge, supplyReportsQuery, type SupplyReportSummary } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { reportForm } from '../model/report-form'
import styles from './open-reports.module.css'

const open = supplyReportsQuery({ status: ['draft', 'returned', 'submitted'] })

/** Reports that somebody has to go on with, above the form of a new one: own ones that are open or came back, and those that wait for a judgement. */
export function OpenReports() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { me } = useRecord(reportForm)
  const { data } = useQuery(open)
  const isMine = ({ inspector }: SupplyReportSummary) => inspector.id === me.id
  const mayJudge = me.role !== 'purchase_agent'
  const shown = data?.items.filter((report) => isMine(report) || (mayJudge && report.status === 'submitted')) ?? []
  if (shown.length === 0) return null
  return (
    <div className={styles.open}>
      <DocumentSection title={t('open.title')} aside={shown.length} layout="whole">
        <ul className={styles.list}>
          {shown.map((report) => (
            <li key={report.id}>
              <Link to="/supply-inspection-report/$id" params={{ id: report.id }} className={styles.row}>
                <span className={styles.number}>{report.number}</span>
                <ReportStatusBadge status={report.status} />
                <span className={styles.of}>
                  {[report.supply.number, report.sawmill.name, report.inspected_on && format.date(report.inspected_on), !isMine(report) && report.inspector.name]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </DocumentSection>
    </div>
  )
}
