import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cargoReportsQuery, inspectableCargoQuery } from '@/entities/inspection'
import { mayOpen, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { buttonClass } from '@/shared/ui'
import { ReportList, type Section } from './report-list'

/** What inspections of a container found, and the way to another. */
export function CargoReports({
  cargoId,
  section,
}: {
  readonly cargoId: string
  readonly section: Section
}) {
  const { t } = useTranslation('widgets/record-reports')
  const { role } = useAuth()
  const mayInspect = mayOpen(role, '/cargo-inspection-report/new')
  const { data } = useQuery(cargoReportsQuery({ cargo_id: cargoId }))
  const inspectable = useQuery({ ...inspectableCargoQuery(cargoId), enabled: mayInspect })
  const reports = data?.items ?? []
  return (
    <ReportList
      section={section}
      reports={reports}
      address={mayInspect ? '/cargo-inspection-report/$id' : null}
      sayFound={({ seal_number, differs }) => [
        seal_number !== null && t('seal', { seal: seal_number }),
        differs && t('differs'),
      ]}
      begin={
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
