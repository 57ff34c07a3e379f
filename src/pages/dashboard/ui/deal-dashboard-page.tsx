import { noop, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { DealStatusBadge } from '@/entities/deal'
import type { Schemas } from '@/shared/api'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  dealDashboardQueryOptions,
  boardFiguresQueryOptions,
  type BoardSearch,
} from '../model/dashboard-queries'
import { useListLink, useRecordLink } from '../model/use-list-link'
import { BoardPage } from './board-page'

export const loader = ({ context: { queryClient }, deps }: LoaderArgs<BoardSearch>): void => {
  queryClient.query(dealDashboardQueryOptions(deps)).catch(noop)
  queryClient.query(boardFiguresQueryOptions('deal', deps)).catch(noop)
}

export function DealDashboardPage() {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const search = useSearch({ from: '/deal-dashboard' })
  const query = useQuery(dealDashboardQueryOptions(search))
  const [linkTo, linkToRecord] = [useListLink(), useRecordLink()]

  const formatDetail = (
    code: Schemas['DealWork']['code'],
    { late_days, week, day }: Schemas['WorstCase'],
  ): string | null => {
    if (late_days !== null) return t('late', { time: format.span(late_days) })
    return day === null
      ? week && format.week(week)
      : t(code === 'unpaid' ? 'day.unpaid' : 'day.offers', { date: format.date(day) })
  }

  const board = query.data && {
    open: { ...query.data.open, link: linkTo(query.data.open.list) },
    work: query.data.work.map(({ code, count, list, worst, ignored_filters: ignoredFilters }) => ({
      code,
      count,
      ignoredFilters,
      label: t(`work.deal.${code}`, { count }),
      isUrgent: code === 'late' || code === 'uncovered' || code === 'unpaid',
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
      badge: <DealStatusBadge status={status} />,
      list: linkTo(list),
    })),
  }
  return (
    <BoardPage name="deal" search={search} board={board} failure={query.isError ? query : null} />
  )
}
