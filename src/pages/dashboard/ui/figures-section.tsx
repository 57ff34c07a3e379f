import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MarginFigure } from '@/entities/deal'
import { useFormatProblem, type Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ErrorState, KeyFigure, Skeleton } from '@/shared/ui'
import type { DashboardName } from '../model/dashboard'
import { dashboardFiguresQueryOptions, type DashboardSearch } from '../model/dashboard-queries'
import { useListLink } from '../model/use-list-link'
import { getSampleSize, isSampleTooSmall, toSampledFigure } from '../model/sample'
import { useFormatChange, useFormatFigure } from '../model/use-format-figure'
import styles from './figures-section.module.css'

type Figure = Schemas['DashboardFigures']['figures'][number]

/** Number of skeleton figures of each kind. */
const FIGURE_COUNTS: Readonly<Record<DashboardName, readonly [now: number, compared: number]>> = {
  deal: [1, 4],
  supply: [4, 4],
  cargo: [0, 4],
}

/** Figures that the list of work or the totals by status already show. */
const SHOWN_ELSEWHERE: readonly Figure['code'][] = [
  'open_m3',
  'open_eur',
  'uncovered',
  'late',
  'late_supplies',
  'in_transit',
  'sealing',
  'documents',
]

/** Current figures, and the figures of the period compared with the previous one. */
export function FiguresSection({ name, search }: { name: DashboardName; search: DashboardSearch }) {
  const { t } = useTranslation('pages/dashboard')
  const formatProblem = useFormatProblem()
  const format = useFormat()
  const { data, isError, error, refetch } = useQuery(dashboardFiguresQueryOptions(name, search))
  const failure = isError && (
    <ErrorState
      size="part"
      title={t(data ? 'failed_again' : 'failed')}
      onRetry={() => void refetch()}
    >
      {formatProblem(error)}
    </ErrorState>
  )
  if (!data) return failure || <FigureSkeleton name={name} />
  const { figures, period, before } = data
  const current = figures.filter(
    (figure) => figure.before === null && !SHOWN_ELSEWHERE.includes(figure.code),
  )
  return (
    <>
      {failure}
      {current.length > 0 && (
        <section aria-labelledby="now">
          <h2 id="now" className={styles.heading}>
            {t('figures.now')}
          </h2>
          <dl className={styles.figures}>
            {current.map((figure) => (
              <FigureCell key={figure.code} {...figure} />
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="period">
        <h2 id="period" className={styles.heading}>
          {t(`figures.period.${name}`, { weeks: format.week(period.from, period.to) })}{' '}
          <span className={styles.beside}>
            {t('figures.beside', { weeks: format.week(before.from, before.to) })}
          </span>
        </h2>
        <dl className={styles.figures}>
          {figures
            .filter((figure) => figure.before !== null)
            .map((figure) => (
              <FigureCell key={figure.code} {...figure} />
            ))}
        </dl>
      </section>
    </>
  )
}

function FigureCell({ code, unit, value, count, without, margin_kinds, list, before }: Figure) {
  const { t } = useTranslation('pages/dashboard')
  const formatFigure = useFormatFigure()
  const formatChange = useFormatChange()
  const linkTo = useListLink()
  const link = count > 0 ? linkTo(list) : null
  const previousLink = before && before.count > 0 ? linkTo(before.list) : null
  const [number, unitText] = formatFigure(unit, value)
  const sampled = toSampledFigure(code)
  const formatSample = (side: Pick<Figure, 'count' | 'without'>) =>
    sampled !== undefined &&
    side.count > 0 &&
    t(`sample.${sampled}`, { count: getSampleSize(side) })
  const isComparable =
    sampled === undefined ||
    [{ count, without }, before].every((side) => side && !isSampleTooSmall(getSampleSize(side)))
  const change = before && isComparable ? formatChange(unit, value, before.value) : null
  const sample = formatSample({ count, without })
  const earlierSample = before && isSampleTooSmall(getSampleSize(before)) && formatSample(before)
  const earlier = before && formatFigure(unit, before.value).filter(Boolean).join(' ')
  const shown = link ? <Link {...link}>{number}</Link> : number
  return (
    <KeyFigure
      size="l"
      label={t(`figure.${code}`)}
      value={code.startsWith('margin') ? <MarginFigure value={value}>{shown}</MarginFigure> : shown}
      unit={value === null ? undefined : unitText}
      note={
        <>
          {before && (
            <span className={styles.note}>
              {previousLink ? <Link {...previousLink}>{earlier}</Link> : earlier}
              {change !== null && <>, {change}</>}
              {earlierSample && <>, {earlierSample}</>}
            </span>
          )}
          {code === 'overdue_eur' && (
            <span className={styles.note}>{t('overdue_deals', { count })}</span>
          )}
          {sample && <span className={styles.note}>{sample}</span>}
          {margin_kinds && <span className={styles.note}>{t('margin_kinds', margin_kinds)}</span>}
          {without > 0 && !sample && (
            <span className={styles.note}>{t('without', { count: without })}</span>
          )}
        </>
      }
    />
  )
}

function FigureSkeleton({ name }: { name: DashboardName }) {
  return (
    <div className={styles.skeletons} aria-hidden>
      {FIGURE_COUNTS[name]
        .filter((count) => count > 0)
        .map((count, row) => (
          // Two rows that never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={row}>
            <div className={styles.heading}>
              <Skeleton width="16rem" />
            </div>
            <div className={styles.figures}>
              {Array.from({ length: count }, (_, i) => (
                <div key={`${name}${i}`}>
                  <Skeleton width="8rem" />
                </div>
              ))}
            </div>
          </div>
        ))}
    </div>
  )
}
