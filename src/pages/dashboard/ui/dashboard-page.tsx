import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions, type LinkProps } from '@tanstack/react-router'
import { canOpenRoute, useAuth } from '@/entities/session'
import { useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { ErrorState, Skeleton } from '@/shared/ui'
import {
  type DashboardView,
  type DashboardName,
  type FailedCall,
  DASHBOARD_PATHS,
} from '../model/dashboard'
import {
  dashboardFiguresQueryOptions,
  hasPeriod,
  type DashboardSearch,
} from '../model/dashboard-queries'
import styles from './dashboard-page.module.css'
import { FiguresSection } from './figures-section'
import { StageTable, WorkList } from './dashboard-tables'
import work from './work-list.module.css'

/** Rows of work in the skeleton, for users who see all kinds. */
const WORK_ROW_COUNTS: Readonly<Record<DashboardName, number>> = { deal: 4, supply: 7, cargo: 6 }
/** Rows and totals of the status table in the skeleton. */
const STAGE_ROW_COUNTS: Readonly<Record<DashboardName, number>> = { deal: 7, supply: 8, cargo: 8 }

/** Skeleton of the pending work. Cargo managers see fewer kinds of work. */
function WorkSkeleton({ name }: { name: DashboardName }) {
  const { t } = useTranslation('pages/dashboard')
  const { role } = useAuth()
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={styles.heading}>
        <Skeleton width="8rem" />
      </div>
      <div className={work.list}>
        {Array.from(
          { length: role === 'cargo_manager' ? WORK_ROW_COUNTS[name] - 1 : WORK_ROW_COUNTS[name] },
          (_, i) => (
            <div key={`work${i}`} className={work.row}>
              <span className={work.what}>
                <span className={work.count}>
                  <Skeleton width="2rem" />
                </span>
                <Skeleton width="10rem" />
              </span>
              <p className={work.worst}>
                <Skeleton width="16rem" />
              </p>
            </div>
          ),
        )}
      </div>
    </div>
  )
}

/** Skeleton of the status table. Cargo managers see deals only after confirmation. */
function StageSkeleton({ name }: { name: DashboardName }) {
  const { role } = useAuth()
  return (
    <div aria-hidden>
      <div className={styles.heading}>
        <Skeleton width="12rem" />
      </div>
      <div className={styles.skeletonHead} />
      {Array.from(
        {
          length:
            role === 'cargo_manager' && name === 'deal'
              ? STAGE_ROW_COUNTS.deal - 2
              : STAGE_ROW_COUNTS[name],
        },
        (_, i) => (
          <div key={`stage${i}`} className={styles.skeletonRow} />
        ),
      )}
    </div>
  )
}

// Lazy: the charts are as large as the rest, and the filters load further modules.
const ChartsSection = lazyComponent(
  async () => (await import('./charts/charts-section')).ChartsSection,
)
const DashboardFilters = lazyComponent(
  async () => (await import('./dashboard-filters')).DashboardFilters,
)

interface DashboardPageProps {
  name: DashboardName
  search: DashboardSearch
  /** Undefined while loading. */
  dashboard: DashboardView | undefined
  failure: FailedCall | null
}

/**
 * Layout of a dashboard: pending work, status counts and figures. Each figure links to its list.
 */
export function DashboardPage({ name, search, dashboard, failure }: DashboardPageProps) {
  const { t } = useTranslation('pages/dashboard')
  const formatProblem = useFormatProblem()
  const format = useFormat()
  const figures = useQuery(dashboardFiguresQueryOptions(name, search))
  useTitle(t(`title.${name}`))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(`title.${name}`)}</h1>
        <DashboardNav name={name} search={search} />
        {figures.data && (
          <p className={styles.printed}>
            {t('as_of', { time: format.dateTime(new Date(figures.dataUpdatedAt).toISOString()) })}
          </p>
        )}
      </header>
      <div role="search" aria-label={t('filter.title')} className={styles.filters}>
        <DashboardFilters name={name} search={search} />
      </div>
      {sumsByLine(name, search) && <p className={styles.now}>{t(`matching_lines.${name}`)}</p>}
      {failure && (
        <ErrorState
          size="part"
          title={t(dashboard ? 'failed_again' : 'failed')}
          onRetry={() => failure.refetch()}
        >
          {formatProblem(failure.error)}
        </ErrorState>
      )}
      <div className={styles.overview}>
        <div>
          {dashboard && (
            <section aria-labelledby="work">
              <h2 id="work" className={styles.heading}>
                {t('work.title')}
              </h2>
              {hasPeriod(search) && <p className={styles.now}>{t('work.now')}</p>}
              <WorkList rows={dashboard.work} />
            </section>
          )}
          {!dashboard && !failure && <WorkSkeleton name={name} />}
        </div>
        <div className={styles.figures}>
          <FiguresSection name={name} search={search} />
        </div>
      </div>
      {dashboard && (
        <section aria-labelledby="stages">
          <h2 id="stages" className={styles.heading}>
            {t(`stages.${name}`)}
          </h2>
          {hasPeriod(search) && <p className={styles.now}>{t('work.now')}</p>}
          <StageTable name={name} rows={dashboard.stages} open={dashboard.open} />
        </section>
      )}
      {!dashboard && !failure && <StageSkeleton name={name} />}
      {(dashboard ?? failure) && !figures.isPending && (
        <ChartsSection name={name} search={search} />
      )}
    </div>
  )
}

/** True if a filter limits the sums to lines, or in cargo to loads. */
const sumsByLine = (name: DashboardName, search: DashboardSearch): boolean =>
  [
    search.wood,
    ...(name === 'cargo' ? [search.client_id, search.sawmill_id, search.country] : []),
  ].some((values) => values !== undefined && values.length > 0)

/** Links to the other dashboards with the same filters. */
function DashboardNav({ name, search }: { name: DashboardName; search: DashboardSearch }) {
  const { t } = useTranslation('pages/dashboard')
  const { role } = useAuth()
  const others: readonly (readonly [DashboardName, LinkProps])[] = [
    ['deal', linkOptions({ to: DASHBOARD_PATHS.deal, search })],
    ['supply', linkOptions({ to: DASHBOARD_PATHS.supply, search })],
    ['cargo', linkOptions({ to: DASHBOARD_PATHS.cargo, search })],
  ]
  const open = others.filter(([dashboard]) => canOpenRoute(role, DASHBOARD_PATHS[dashboard]))
  if (open.length < 2) return null
  return (
    <nav aria-label={t('boards.title')} className={styles.nav}>
      {open.map(([dashboard, link]) => (
        <Link
          key={dashboard}
          {...link}
          className={styles.navLink}
          aria-current={dashboard === name ? 'page' : undefined}
        >
          {t(`boards.${dashboard}`)}
        </Link>
      ))}
    </nav>
  )
}
