import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { SupplyStatusBadge } from '@/entities/supply'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { Schemas } from '@/shared/api'
import { supplyDashboardQuery } from '../model/dashboard-queries'
import { BoardPage } from './board-page'

/** What waits with supplies, and where they stand. */
export function SupplyDashboardPage() {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const query = useQuery(supplyDashboardQuery)

  function sayHow(code: Schemas['SupplyWork']['code'], { late_days, week, volume_m3 }: Schemas['WorstCase']): string | null {
    if (code === 'free') return volume_m3 && `${format.volume(volume_m3)} m³`
    return late_days === null ? week && format.week(week) : t('late', { time: format.span(late_days) })
  }
  const board = query.data && {
    open: query.data.open,
    work: query.data.work.map(({ code, count, search, worst }) => ({
      code,
      count,
      label: t(`work.supply.${code}`),
      isPressing: code === 'late',
      list: linkOptions({ to: '/general-supply', search }),
      worst: worst && { ...worst, how: sayHow(code, worst), record: linkOptions({ to: '/supplies/$id', params: { id: worst.id } }) },
    })),
    stages: query.data.stages.map(({ status, search, ...figures }) => ({
      status,
      figures,
      badge: <SupplyStatusBadge status={status} />,
      list: linkOptions({ to: '/general-supply', search }),
    })),
  }
  return <BoardPage name="supply" board={board} failure={query.isError ? query : null} />
}
