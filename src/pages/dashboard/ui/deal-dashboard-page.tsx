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
import { useBoard } from '../model/use-board'
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

  const formatDetail = (
    code: Schemas['DealWork']['code'],
    { late_days, week, day }: Schemas['WorstCase'],
  ): string | null => {
    if (late_days !== null) return t('late', { time: format.span(late_days) })
    return day === null
      ? week && format.week(week)
      : t(code === 'unpaid' ? 'day.unpaid' : 'day.offers', { date: format.date(day) })
  }

  const board = useBoard(query.data, {
    formatLabel: (code, count) => t(`work.deal.${code}`, { count }),
    formatDetail,
    urgentCodes: ['late', 'uncovered', 'unpaid'],
    renderBadge: (status) => <DealStatusBadge status={status} />,
  })
  return (
    <BoardPage name="deal" search={search} board={board} failure={query.isError ? query : null} />
  )
}
