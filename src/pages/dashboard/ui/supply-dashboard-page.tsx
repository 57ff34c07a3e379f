import { noop, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { SupplyStatusBadge } from '@/entities/supply'
import type { Schemas } from '@/shared/api'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  supplyDashboardQueryOptions,
  boardFiguresQueryOptions,
  type BoardSearch,
} from '../model/dashboard-queries'
import { useListLink, useRecordLink } from '../model/use-list-link'
import { BoardPage } from './board-page'

export const loader = ({ context: { queryClient }, deps }: LoaderArgs<BoardSearch>): void => {
  queryClient.query(supplyDashboardQueryOptions(deps)).catch(noop)
  queryClient.query(boardFiguresQueryOptions('supply', deps)).catch(noop)
}

export function SupplyDashboardPage() {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const search = useSearch({ from: '/supply-dashboard' })
  const query = useQuery(supplyDashboardQueryOptions(search))
  const [linkTo, linkToRecord] = [useListLink(), useRecordLink()]

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

  const board = query.data && {
    open: { ...query.data.open, link: linkTo(query.data.open.list) },
    work: query.data.work.map(({ code, count, list, worst, ignored_filters: ignoredFilters }) => ({
      code,
      count,
      ignoredFilters,
      label: t(`work.supply.${code}`, { count }),
      isUrgent: code === 'late' || code === 'certificates',
      list: linkTo(list),
      worst: worst && {
        ...worst,
        detail: formatDetail(code, worst),
        record: linkToRecord(list, worst.id),
      },
    })),
    stages: query.data.stages.map(({ status, list, ...figures }) => ({
      status,
      figures,
      badge: <SupplyStatusBadge status={status} />,
      list: linkTo(list),
    })),
  }
  return (
    <BoardPage name="supply" search={search} board={board} failure={query.isError ? query : null} />
  )
}
