import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { CargoStatusBadge } from '@/entities/cargo'
import { mayOpen, useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { cargoDashboardQuery } from '../model/dashboard-queries'
import { BoardPage } from './board-page'

/** What waits with cargo, and where it stands. */
export function CargoDashboardPage() {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const { role } = useAuth()
  const query = useQuery(cargoDashboardQuery)
  const opensList = mayOpen(role, '/general-cargo')
  const board = query.data && {
    open: query.data.open,
    work: query.data.work.map(({ code, count, search, worst }) => ({
      code,
      count,
      label: t(`work.cargo.${code}`),
      isPressing: code === 'overdue' || code === 'documents',
      list: opensList ? linkOptions({ to: '/general-cargo', search }) : null,
      worst: worst && { ...worst, how: worst.day && t(`day.${code}`, { date: format.date(worst.day) }), record: linkOptions({ to: '/cargo/$id', params: { id: worst.id } }) },
    })),
    stages: query.data.stages.map(({ status, search, ...figures }) => ({
      status,
      figures,
      badge: <CargoStatusBadge status={status} />,
      list: opensList ? linkOptions({ to: '/general-cargo', search }) : null,
    })),
  }
  return <BoardPage name="cargo" board={board} failure={query.isError ? query : null} />
}
