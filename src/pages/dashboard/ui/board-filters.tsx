import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useMe } from '@/entities/session'
import { ChosenFilters, FilterBar, ViewsMenu, type ListSearch } from '@/widgets/record-list'
import { type BoardName, BOARD_PATHS } from '../model/board'
import { toBoardSearch } from '../model/board-search'
import type { BoardSearch } from '../model/dashboard-queries'
import { useBoardFilters } from '../model/use-board-filters'
import styles from './board-page.module.css'

/** Filters of a dashboard, with saved filters. They load together with the figures. */
export function BoardFilters({
  name,
  search,
}: {
  readonly name: BoardName
  readonly search: BoardSearch
}) {
  const filters = useBoardFilters(name)
  const me = useMe()
  const navigate = useNavigate()
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({
        to: BOARD_PATHS[name],
        search: toBoardSearch(next),
        replace: true,
        resetScroll: false,
      }),
    [navigate, name],
  )
  return (
    <>
      <FilterBar filters={filters} search={search} onSearch={onSearch} />
      <div className={styles.printed}>
        <ChosenFilters filters={filters} search={search} />
      </div>
      {/* All dashboards have the same filters, so they share the saved views. */}
      {me && <ViewsMenu storageKey={`dashboards:${me.id}`} search={search} onSearch={onSearch} />}
    </>
  )
}
