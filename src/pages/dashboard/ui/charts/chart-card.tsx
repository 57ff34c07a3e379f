import { useQuery } from '@tanstack/react-query'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { EmptyState, ErrorState, Skeleton } from '@/shared/ui'
import { ChartFrame } from '@/widgets/chart'
import {
  chartQueryOptions,
  type ChartRequest,
  type BoardSearch,
} from '../../model/dashboard-queries'
import styles from './charts.module.css'
import { useChartTools, type DescribeChart } from './chart-tools'

interface ChartCardProps {
  request: ChartRequest
  search: BoardSearch
  describe: DescribeChart
  /** Takes the whole line. */
  isWide?: boolean
}

/** One chart, by itself: what does not come leaves the others. */
export function ChartCard({ request, search, describe, isWide = false }: ChartCardProps) {
  const { t } = useTranslation('pages/dashboard')
  const problemText = useFormatProblem()
  const tools = useChartTools()
  const { data, isError, error, refetch } = useQuery(chartQueryOptions(request, search))
  const drawn = data && describe(data, tools)
  const isOfToday = request.chart === 'timeline' || request.chart === 'long'
  const notes = isOfToday && search.week_from !== undefined ? [t('chart.now')] : []
  return (
    <div className={isWide ? styles.wide : undefined}>
      {drawn ? (
        <ChartFrame
          {...drawn}
          notes={[...notes, ...drawn.notes]}
          fileName={t(`chart.${request.chart}.file`)}
        >
          {drawn.draw}
        </ChartFrame>
      ) : (
        <div className={styles.waiting}>
          {data ? (
            <EmptyState size="part" title={t(`chart.${request.chart}.none`)}>
              {t(isOfToday ? 'chart.none_now' : 'chart.none')}
            </EmptyState>
          ) : isError ? (
            <ErrorState size="part" title={t('failed')} onRetry={() => void refetch()}>
              {problemText(error)}
            </ErrorState>
          ) : (
            <Skeleton height="16rem" />
          )}
        </div>
      )}
    </div>
  )
}
