import { Link } from '@tanstack/react-router'
import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { getReportRoutes, useReport } from '../model/use-report'

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
    <Banner tone="waiting" title={t(`widgets/inspection:earlier.${kind}`)} isAnnounced>
      <ul>
        {otherReports.map(({ id, number, status, inspector }) => (
          <li key={id}>
            {me.role !== 'purchase_agent' || inspector.id === me.id ? (
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
