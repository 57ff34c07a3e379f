import { Link, linkOptions, useNavigate, type LinkProps } from '@tanstack/react-router'
import { useCallback } from 'react'
import { mayOpen, useAuth, useMe } from '@/entities/session'
import { useProblemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { lazyPart } from '@/shared/lib/lazy-part'
import { ErrorState } from '@/shared/ui'
import { FilterBar, ViewsMenu, type ListSearch } from '@/widgets/record-list'
import type { Board, BoardName, Failure } from '../model/board'
import { boardSearch } from '../model/board-search'
import type { BoardSearch } from '../model/dashboard-queries'
import { useBoardFilters } from '../model/use-board-filters'
import { StageBones, WorkBones } from './board-bones'
import styles from './board-page.module.css'
import { FiguresSection } from './figures-section'
import { StageTable } from './stage-table'
import { WorkList } from './work-list'

// Not before the figures: what draws weighs as much as all the rest.
const ChartsSection = lazyPart(async () => (await import('./charts/charts-section')).ChartsSection)

interface BoardPageProps {
  name: BoardName
  search: BoardSearch
  /** Undefined until it has come. */
  board: Board | undefined
  failure: Failure | null
}

const PATHS = { deal: '/deal-dashboard', supply: '/supply-dashboard', cargo: '/cargo-dashboard' } as const

/** What needs somebody today, where everything stands and how it is going; each figure leads to the list that it counts. */
export function BoardPage({ name, search, board, failure }: BoardPageProps) {
  const { t } = useTranslation('pages/dashboard')
  const problemText = useProblemText()
  const filters = useBoardFilters(name)
  const me = useMe()
  const navigate = useNavigate()
  useTitle(t(`title.${name}`))
  const onSearch = useCallback((next: ListSearch) => void navigate({ to: PATHS[name], search: boardSearch(next), replace: true, resetScroll: false }), [navigate, name])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(`title.${name}`)}</h1>
        <BoardNav name={name} search={search} />
      </header>
      <div role="search" aria-label={t('filter.title')} className={styles.filters}>
        <FilterBar filters={filters} search={search} onSearch={onSearch} />
        {/* What is kept of one is there on all three: they are narrowed alike. */}
        {me && <ViewsMenu storageKey={`dashboards:${me.id}`} search={search} onSearch={onSearch} />}
      </div>
      {failure && (
        <ErrorState size="part" title={t(board ? 'failed_again' : 'failed')} onRetry={() => failure.refetch()}>
          {problemText(failure.error)}
        </ErrorState>
      )}
      {board && (
        <section aria-labelledby="work">
          <h2 id="work" className={styles.heading}>
            {t('work.title')}
          </h2>
          <WorkList rows={board.work} />
        </section>
      )}
      {!board && !failure && <WorkBones name={name} />}
      <FiguresSection name={name} search={search} />
      {board && (
        <section aria-labelledby="stages">
          <h2 id="stages" className={styles.heading}>
            {t(`stages.${name}`)}
          </h2>
          <StageTable name={name} rows={board.stages} open={board.open} />
        </section>
      )}
      {!board && !failure && <StageBones name={name} />}
      {(board ?? failure) && <ChartsSection name={name} search={search} />}
    </div>
  )
}

/** The ways to the other two, narrowed as this one is. */
function BoardNav({ name, search }: { readonly name: BoardName; readonly search: BoardSearch }) {
  const { t } = useTranslation('pages/dashboard')
  const { role } = useAuth()
  const others: readonly (readonly [BoardName, LinkProps])[] = [
    ['deal', linkOptions({ to: PATHS.deal, search })],
    ['supply', linkOptions({ to: PATHS.supply, search })],
    ['cargo', linkOptions({ to: PATHS.cargo, search })],
  ]
  const open = others.filter(([board]) => mayOpen(role, PATHS[board]))
  if (open.length < 2) return null
  return (
    <nav aria-label={t('boards.title')} className={styles.nav}>
      {open.map(([board, link]) => (
        <Link key={board} {...link} className={styles.navLink} aria-current={board === name ? 'page' : undefined}>
          {t(`boards.${board}`)}
        </Link>
      ))}
    </nav>
  )
}
