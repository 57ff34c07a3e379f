import { noop, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CargoStatusBadge } from '@/entities/cargo'
import type { Schemas } from '@/shared/api'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  cargoDashboardQueryOptions,
  dashboardFiguresQueryOptions,
  type DashboardSearch,
} from '../model/dashboard-queries'
import { useDashboard } from '../model/use-dashboard'
import { DashboardPage } from './dashboard-page'

export const loader = ({ context: { queryClient }, deps }: LoaderArgs<DashboardSearch>): void => {
  queryClient.query(cargoDashboardQueryOptions(deps)).catch(noop)
  queryClient.query(dashboardFiguresQueryOptions('cargo', deps)).catch(noop)
}

export function CargoDashboardPage() {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const search = useSearch({ from: '/cargo-dashboard' })
  const query = useQuery(cargoDashboardQueryOptions(search))

  const formatDetail = (
    code: Schemas['CargoWork']['code'],
    { day, late_days: late, arrives_late_days: arrivesLate }: Schemas['WorstCase'],
  ): string | null => {
    if (code !== 'overdue') return day && t(`day.${code}`, { date: format.date(day) })
    if (late !== null) return t('late', { time: format.span(late) })
    return arrivesLate === null ? null : t('arrives_late', { time: format.span(arrivesLate) })
  }

  const dashboard = useDashboard(query.data, {
    formatLabel: (code, count) => t(`work.cargo.${code}`, { count }),
    formatDetail,
    urgentCodes: ['overdue', 'documents'],
    renderBadge: (status) => <CargoStatusBadge status={status} />,
  })
  return (
    <DashboardPage
      name="cargo"
      search={search}
      dashboard={dashboard}
      failure={query.isError ? query : null}
    />
  )
}
