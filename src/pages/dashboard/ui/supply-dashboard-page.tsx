import { noop, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { SupplyStatusBadge } from '@/entities/supply'
import type { Schemas } from '@/shared/api'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  supplyDashboardQueryOptions,
  dashboardFiguresQueryOptions,
  type DashboardSearch,
} from '../model/dashboard-queries'
import { useDashboard } from '../model/use-dashboard'
import { DashboardPage } from './dashboard-page'

export const loader = ({ context: { queryClient }, deps }: LoaderArgs<DashboardSearch>): void => {
  queryClient.query(supplyDashboardQueryOptions(deps)).catch(noop)
  queryClient.query(dashboardFiguresQueryOptions('supply', deps)).catch(noop)
}

export function SupplyDashboardPage() {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const search = useSearch({ from: '/supply-dashboard' })
  const query = useQuery(supplyDashboardQueryOptions(search))

  function formatDetail(
    code: Schemas['SupplyWork']['code'],
    { late_days, week, day, volume_m3 }: Schemas['WorstCase'],
  ): string | null {
    if (code === 'free') return volume_m3 && `${format.volume(volume_m3)} m³`
    if (day !== null)
      return t(code === 'certificates' ? 'day.certificates' : 'day.approval', {
        date: format.date(day),
      })
    return late_days === null
      ? week && format.week(week)
      : t('late', { time: format.span(late_days) })
  }

  const dashboard = useDashboard(query.data, {
    formatLabel: (code, count) => t(`work.supply.${code}`, { count }),
    formatDetail,
    urgentCodes: ['late', 'certificates'],
    renderBadge: (status) => <SupplyStatusBadge status={status} />,
  })
  return (
    <DashboardPage
      name="supply"
      search={search}
      dashboard={dashboard}
      failure={query.isError ? query : null}
    />
  )
}
