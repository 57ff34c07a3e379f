import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cargoReportsQueryOptions, inspectableCargoQueryOptions } from '@/entities/inspection'
import { canOpenRoute, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { buttonClass } from '@/shared/ui'
import { ReportList, type ReportSection } from './report-list'

export function CargoReports({
  cargoId,
  section,
}: {
  readonly cargoId: string
  readonly section: ReportSection
}) {
  const { t } = useTranslation('widgets/record-reports')
  const { role } = useAuth()
  const mayInspect = canOpenRoute(role, '/cargo-inspection-report/new')
  const { data } = useQuery(cargoReportsQueryOptions({ cargo_id: cargoId }))
  const inspectable = useQuery({ ...inspectableCargoQueryOptions(cargoId), enabled: mayInspect })
  const reports = data?.items ?? []
  return (
    <ReportList
      section={section}
      reports={reports}
      address={mayInspect ? '/cargo-inspection-report/$id' : null}
      formatResult={({ seal_number, differs }) => [
        seal_number !== null && t('seal', { seal: seal_number }),
        differs && t('differs'),
      ]}
      newReportLink={
        inspectable.data && (
          <Link
            to="/cargo-inspection-report/new"
            search={{ cargo: cargoId }}
            className={buttonClass({})}
          >
            {t('inspect')}
          </Link>
        )
      }
    />
  )
}
