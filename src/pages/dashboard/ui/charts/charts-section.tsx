import { portName } from '@/entities/cargo'
import { mayOpen, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import type { BoardName } from '../../model/board'
import type { BoardSearch } from '../../model/dashboard-queries'
import headings from '../board-page.module.css'
import { ChartCard } from './chart-card'
import styles from './charts.module.css'
import { tellDelay, tellFill, tellFreight, tellTimeline } from './told-cargo'
import { tellClients, tellMargin, tellWeeks } from './told-deals'
import { tellDefects, tellLong, tellMills, tellPrices } from './told-supplies'

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
              asked={{ board: 'deal', chart: 'weeks' }}
              search={search}
              tell={tellWeeks}
            />
            {/* Who writes deals sees what is left of them. */}
            {mayOpen(role, '/deals/new') && (
              <ChartCard
                asked={{ board: 'deal', chart: 'margin' }}
                search={search}
                tell={tellMargin}
              />
            )}
            <ChartCard
              asked={{ board: 'deal', chart: 'clients' }}
              search={search}
              tell={tellClients}
            />
          </>
        )}
        {name === 'supply' && (
          <>
            <ChartCard
              isWide
              asked={{ board: 'supply', chart: 'long' }}
              search={search}
              tell={tellLong}
            />
            <ChartCard
              isWide
              asked={{ board: 'supply', chart: 'mills' }}
              search={search}
              tell={tellMills}
            />
            <ChartCard
              asked={{ board: 'supply', chart: 'prices' }}
              search={search}
              tell={tellPrices}
            />
            <ChartCard
              asked={{ board: 'supply', chart: 'defects' }}
              search={search}
              tell={tellDefects}
            />
          </>
        )}
        {name === 'cargo' && (
          <>
            <ChartCard
              isWide
              asked={{ board: 'cargo', chart: 'timeline' }}
              search={search}
              tell={tellTimeline}
            />
            <ChartCard asked={{ board: 'cargo', chart: 'fill' }} search={search} tell={tellFill} />
            <ChartCard
              asked={{ board: 'cargo', chart: 'delay' }}
              search={search}
              tell={tellDelay}
            />
            <ChartCard
              isWide
              asked={{ board: 'cargo', chart: 'freight' }}
              search={search}
              tell={tellFreight(portName)}
            />
          </>
        )}
      </div>
    </section>
  )
}
