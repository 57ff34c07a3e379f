import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { DealStatusBadge } from '@/entities/deal'
import { mayOpen, useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { dealDashboardQuery } from '../model/dashboard-queries'
import { BoardPage } from './board-page'

/** What waits with deals, and where they stand. */
export function DealDashboardPage() {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const { role } = useAuth()
  const query = useQuery(dealDashboardQuery)
  const opensList = mayOpen(role, '/general-order')
  const opensDeal = mayOpen(role, '/deals/$id')
  const board = query.data && {
    open: query.data.open,
    work: query.data.work.map(({ code, count, search, worst }) => ({
      code,
      count,
      label: t(`work.deal.${code}`),
      isPressing: code === 'late' || code === 'uncovered',
      list: opensList ? linkOptions({ to: '/general-order', search }) : null,
      worst: worst && {
        ...worst,
        how: worst.late_days === null ? worst.week && format.week(worst.week) : t('late', { time: format.span(worst.late_days) }),
        record: opensDeal ? linkOptions({ to: '/deals/$id', params: { id: worst.id } }) : null,
      },
    })),
    stages: query.data.stages.map(({ status, search, ...figures }) => ({
      status,
      figures,
      badge: <DealStatusBadge status={status} />,
      list: opensList ? linkOptions({ to: '/general-order', search }) : null,
    })),
  }
  return <BoardPage name="deal" board={board} failure={query.isError ? query : null} />
}
