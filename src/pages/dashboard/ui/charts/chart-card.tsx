import { useQuery } from '@tanstack/react-query'
import { useProblemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { EmptyState, ErrorState, Skeleton } from '@/shared/ui'
import { ChartFrame } from '@/widgets/chart'
import { chartQuery, type AskedChart, type BoardSearch } from '../../model/dashboard-queries'
import styles from './charts.module.css'
import { useChartTools, type Tell } from './tools'

interface ChartCardProps {
  asked: AskedChart
  search: BoardSearch
  tell: Tell
  /** Takes the whole line. */
  isWide?: boolean
}

/** One chart, by itself: what does not come leaves the others. */
export function ChartCard({ asked, search, tell, isWide = false }: ChartCardProps) {
  const { t } = useTranslation('pages/dashboard')
  const problemText = useProblemText()
  const tools = useChartTools()
  const { data, isError, error, refetch } = useQuery(chartQuery(asked, search))
  const drawn = data && tell(data, tools)
  const isOfToday = asked.chart === 'timeline' || asked.chart === 'long'
  const notes = isOfToday && search.week_from !== undefined ? [t('chart.now')] : []
  return (
    <div className={isWide ? styles.wide : undefined}>
      {drawn ? (
        <ChartFrame
          {...drawn}
          notes={[...notes, ...drawn.notes]}
          fileName={t(`chart.${asked.chart}.file`)}
        >
          {drawn.draw}
        </ChartFrame>
      ) : (
        <div className={styles.waiting}>
          {data ? (
            <EmptyState size="part" title={t(`chart.${asked.chart}.none`)}>
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
