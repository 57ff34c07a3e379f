import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { inspectableSupplyQueryOptions, supplyReportsQueryOptions } from '@/entities/inspection'
import { canOpenRoute, useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { buttonClass } from '@/shared/ui'
import { ReportList, type ReportSection } from './report-list'

export function SupplyReports({
  supplyId,
  section,
}: {
  readonly supplyId: string
  readonly section: ReportSection
}) {
  const { t } = useTranslation('widgets/record-reports')
  const format = useFormat()
  const { role } = useAuth()
  const mayInspect = canOpenRoute(role, '/supply-inspection-report/new')
  const { data } = useQuery(supplyReportsQueryOptions({ supply_id: supplyId }))
  const inspectable = useQuery({ ...inspectableSupplyQueryOptions(supplyId), enabled: mayInspect })
  const reports = data?.items ?? []
  if (reports.length === 0 && !inspectable.data) return null
  return (
    <ReportList
      section={section}
      reports={reports}
      address={mayInspect ? '/supply-inspection-report/$id' : null}
      formatResult={({ accepted_m3 }) => [t('accepted', { m3: format.volume(accepted_m3) })]}
      newReportLink={
        inspectable.data && (
          <Link
            to="/supply-inspection-report/new"
            search={{ supply: supplyId }}
            className={buttonClass({})}
          >
            {t('inspect')}
          </Link>
        )
      }
    />
  )
}
