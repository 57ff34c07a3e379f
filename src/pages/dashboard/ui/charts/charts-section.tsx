import { useQuery } from '@tanstack/react-query'
import { canSeeMargins, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { useFormatProblem } from '@/shared/api'
import { EmptyState, ErrorState, Skeleton } from '@/shared/ui'
import { ChartFrame } from '@/widgets/chart'
import { findPortName } from '@domain/ports'
import type { DashboardName } from '../../model/dashboard'
import {
  type DashboardSearch,
  chartQueryOptions,
  type ChartRequest,
  hasPeriod,
} from '../../model/dashboard-queries'
import headings from '../dashboard-page.module.css'
import styles from './charts.module.css'
import { describeDelay, describeFill, describeFreight, describeTimeline } from './cargo-charts'
import { describeClients, describeMargin, describeWeeks } from './deal-charts'
import {
  describeDefects,
  describeSawmills,
  describePrices,
  describeUnallocated,
} from './supply-charts'
import { type DescribeChart, useChartTools } from './chart-tools'

interface ChartCardProps {
  request: ChartRequest
  search: DashboardSearch
  describe: DescribeChart
  /** True if the chart takes the full width. */
  isWide?: boolean
}

/** One chart. If it fails, the other charts are unaffected. */
function ChartCard({ request, search, describe, isWide = false }: ChartCardProps) {
  const { t } = useTranslation('pages/dashboard')
  const formatProblem = useFormatProblem()
  const tools = useChartTools()
  const { data, isError, error, refetch } = useQuery(chartQueryOptions(request, search))
  const description = data && describe(data, tools)
  const showsToday = request.chart === 'timeline' || request.chart === 'long'
  // Only a chart of delays counts the cargo that is not due.
  const getEmptyTitle = ({ without, not_due = 0 }: typeof data & object) =>
    not_due > 0 && not_due === without
      ? t('chart.delay.none_due')
      : t(`chart.${request.chart}.none`)
  const notes = showsToday && hasPeriod(search) ? [t('chart.now')] : []
  return (
    <div className={isWide ? styles.wide : undefined}>
      {description ? (
        <ChartFrame
          {...description}
          notes={[...notes, ...description.notes]}
          fileName={t(`chart.${request.chart}.file`)}
        >
          {description.draw}
        </ChartFrame>
      ) : (
        <div className={styles.waiting}>
          {data ? (
            <EmptyState size="part" title={getEmptyTitle(data)}>
              {t(showsToday ? 'chart.none_now' : 'chart.none')}
            </EmptyState>
          ) : isError ? (
            <ErrorState size="part" title={t('failed')} onRetry={() => void refetch()}>
              {formatProblem(error)}
            </ErrorState>
          ) : (
            <Skeleton height="16rem" />
          )}
        </div>
      )}
    </div>
  )
}

/** Charts of a dashboard. They load after the figures and below them, so nothing moves. */
export function ChartsSection({ name, search }: { name: DashboardName; search: DashboardSearch }) {
  const { t } = useTranslation('pages/dashboard')
  const { role } = useAuth()
  return (
    <section aria-labelledby="charts">
      <h2 id="charts" className={headings.heading}>
        {t('chart.title')}
      </h2>
      <div className={styles.charts}>
        {name === 'deal' && (
          <>
            <ChartCard
              isWide
              request={{ dashboard: 'deal', chart: 'weeks' }}
              search={search}
              describe={describeWeeks}
            />
            {canSeeMargins(role) && (
              <ChartCard
                request={{ dashboard: 'deal', chart: 'margin' }}
                search={search}
                describe={describeMargin}
              />
            )}
            <ChartCard
              request={{ dashboard: 'deal', chart: 'clients' }}
              search={search}
              describe={describeClients}
            />
          </>
        )}
        {name === 'supply' && (
          <>
            <ChartCard
              isWide
              request={{ dashboard: 'supply', chart: 'long' }}
              search={search}
              describe={describeUnallocated}
            />
            <ChartCard
              isWide
              request={{ dashboard: 'supply', chart: 'mills' }}
              search={search}
              describe={describeSawmills}
            />
            <ChartCard
              request={{ dashboard: 'supply', chart: 'prices' }}
              search={search}
              describe={describePrices}
            />
            <ChartCard
              request={{ dashboard: 'supply', chart: 'defects' }}
              search={search}
              describe={describeDefects}
            />
          </>
        )}
        {name === 'cargo' && (
          <>
            <ChartCard
              isWide
              request={{ dashboard: 'cargo', chart: 'timeline' }}
              search={search}
              describe={describeTimeline}
            />
            <ChartCard
              request={{ dashboard: 'cargo', chart: 'fill' }}
              search={search}
              describe={describeFill}
            />
            <ChartCard
              request={{ dashboard: 'cargo', chart: 'delay' }}
              search={search}
              describe={describeDelay}
            />
            <ChartCard
              isWide
              request={{ dashboard: 'cargo', chart: 'freight' }}
              search={search}
              describe={describeFreight(findPortName)}
            />
          </>
        )}
      </div>
    </section>
  )
}
