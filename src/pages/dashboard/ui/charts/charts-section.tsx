import { findPortName } from '@/entities/cargo'
import { canOpenRoute, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import type { BoardName } from '../../model/board'
import type { BoardSearch } from '../../model/dashboard-queries'
import headings from '../board-page.module.css'
import { ChartCard } from './chart-card'
import styles from './charts.module.css'
import { describeDelay, describeFill, describeFreight, describeTimeline } from './cargo-charts'
import { describeClients, describeMargin, describeWeeks } from './deal-charts'
import {
  describeDefects,
  describeUnallocated,
  describeMills,
  describePrices,
} from './supply-charts'

/** The charts of a dashboard. They come after its figures, under them, so that nothing moves. */
export function ChartsSection({
  name,
  search,
}: {
  readonly name: BoardName
  readonly search: BoardSearch
}) {
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
              request={{ board: 'deal', chart: 'weeks' }}
              search={search}
              describe={describeWeeks}
            />
            {/* Who writes deals sees what is left of them. */}
            {canOpenRoute(role, '/deals/new') && (
              <ChartCard
                request={{ board: 'deal', chart: 'margin' }}
                search={search}
                describe={describeMargin}
              />
            )}
            <ChartCard
              request={{ board: 'deal', chart: 'clients' }}
              search={search}
              describe={describeClients}
            />
          </>
        )}
        {name === 'supply' && (
          <>
            <ChartCard
              isWide
              request={{ board: 'supply', chart: 'long' }}
              search={search}
              describe={describeUnallocated}
            />
            <ChartCard
              isWide
              request={{ board: 'supply', chart: 'mills' }}
              search={search}
              describe={describeMills}
            />
            <ChartCard
              request={{ board: 'supply', chart: 'prices' }}
              search={search}
              describe={describePrices}
            />
            <ChartCard
              request={{ board: 'supply', chart: 'defects' }}
              search={search}
              describe={describeDefects}
            />
          </>
        )}
        {name === 'cargo' && (
          <>
            <ChartCard
              isWide
              request={{ board: 'cargo', chart: 'timeline' }}
              search={search}
              describe={describeTimeline}
            />
            <ChartCard
              request={{ board: 'cargo', chart: 'fill' }}
              search={search}
              describe={describeFill}
            />
            <ChartCard
              request={{ board: 'cargo', chart: 'delay' }}
              search={search}
              describe={describeDelay}
            />
            <ChartCard
              isWide
              request={{ board: 'cargo', chart: 'freight' }}
              search={search}
              describe={describeFreight(findPortName)}
            />
          </>
        )}
      </div>
    </section>
  )
}
