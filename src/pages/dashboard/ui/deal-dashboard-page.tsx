import { noop, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { DealStatusBadge } from '@/entities/deal'
import type { Schemas } from '@/shared/api'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  dealDashboardQueryOptions,
  dashboardFiguresQueryOptions,
  type DashboardSearch,
} from '../model/dashboard-queries'
import { useDashboard } from '../model/use-dashboard'
import { DashboardPage } from './dashboard-page'

export const loader = ({ context: { queryClient }, deps }: LoaderArgs<DashboardSearch>): void => {
  queryClient.query(dealDashboardQueryOptions(deps)).catch(noop)
  queryClient.query(dashboardFiguresQueryOptions('deal', deps)).catch(noop)
}

export function DealDashboardPage() {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const search = useSearch({ from: '/deal-dashboard' })
  const query = useQuery(dealDashboardQueryOptions(search))

  const formatDetail = (
    code: Schemas['DealWork']['code'],
    { late_days, week, day }: Schemas['WorstCase'],
  ): string | null => {
    if (late_days !== null) return t('late', { time: format.span(late_days) })
    return day === null
      ? week && format.week(week)
      : t(code === 'unpaid' ? 'day.unpaid' : 'day.offers', { date: format.date(day) })
  }

  const dashboard = useDashboard(query.data, {
    formatLabel: (code, count) => t(`work.deal.${code}`, { count }),
    formatDetail,
    urgentCodes: ['late', 'uncovered', 'unpaid'],
    renderBadge: (status) => <DealStatusBadge status={status} />,
  })
  return (
    <DashboardPage
      name="deal"
      search={search}
      dashboard={dashboard}
      failure={query.isError ? query : null}
    />
  )
}
