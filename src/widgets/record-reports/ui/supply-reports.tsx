import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { inspectableQuery, supplyReportsQuery } from '@/entities/inspection'
import { mayOpen, useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { buttonClass } from '@/shared/ui'
import { ReportList, type Section } from './report-list'

/** What inspections of a supply found, and the way to another. */
export function SupplyReports({
  supplyId,
  section,
}: {
  readonly supplyId: string
  readonly section: Section
}) {
  const { t } = useTranslation('widgets/record-reports')
  const format = useFormat()
  const { role } = useAuth()
  const mayInspect = mayOpen(role, '/supply-inspection-report/new')
  const { data } = useQuery(supplyReportsQuery({ supply_id: supplyId }))
  const inspectable = useQuery({ ...inspectableQuery(supplyId), enabled: mayInspect })
  const reports = data?.items ?? []
  if (reports.length === 0 && !inspectable.data) return null
  return (
    <ReportList
      section={section}
      reports={reports}
      address={mayInspect ? '/supply-inspection-report/$id' : null}
      sayFound={({ accepted_m3 }) => [t('accepted', { m3: format.volume(accepted_m3) })]}
      begin={
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
