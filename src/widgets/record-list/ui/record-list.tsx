import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { useMediaQuery } from '@/shared/lib/use-media-query'
import { Button } from '@/shared/ui'
import { getShownColumns, readLayout, ROW_HEIGHTS } from '../model/list-layout'
import type { RecordColumn } from '../model/column'
import {
  clearFilters,
  getNarrowing,
  getText,
  type ListSearch,
  type RecordFilter,
  setValue,
} from '../model/filter'
import { useLocalStorage } from '../model/use-local-storage'
import type { RecordSource } from '../model/use-record-pages'
import type { ExportSheet } from '../model/export-sheet'
import type { FetchExportPage } from '../model/workbook'
import { PHONE_QUERY } from './phone-query'
import { ListSkeleton, ListState } from './list-state'
import { RecordGrid } from './record-grid'
import styles from './record-list.module.css'
import { Toolbar } from './toolbar'

export interface RecordListProps<Row> {
  /** Storage key of the list: layout and views are stored per list and `owner`. */
  listId: string
  /** Id of the user who owns the settings and views. */
  owner: string
  /** Title of the list. */
  label: string
  /** Must be stable between renders: a new array rerenders the rows. */
  columns: readonly RecordColumn<Row>[]
  /** Card of a row on a phone. Must be stable between renders. */
  card(row: Row): ReactNode
  filters: readonly RecordFilter[]
  /** Search parameters: words (`q`), filters and order (`sort`). */
  search: ListSearch
  /** Must be stable between renders. */
  onSearch(search: ListSearch): void
  /** The server's order if the URL has none. */
  defaultSort: string
  source: RecordSource<Row>
  /** URL of a row's record; null if the user may not open it. Must be stable between renders. */
  getHref(row: Row): string | null
  onOpen(row: Row): void
  /** True for a row whose validity is over, such as an expired price. Must be stable. */
  isMuted?: ((row: Row) => boolean) | undefined
  /** Formats the number of matching records. */
  countText(total: number): string
  /** Below the rows; a line is reserved for it. */
  footer?: ReactNode
  emptyTitle: string
  emptyText: string
  firstStep?: ReactNode
  /** Replaces “Nothing matches” if the kind knows the reason; null for the default. */
  notFoundText?: ReactNode
  /** Label of the search field; “Search” if left out. */
  searchLabel?: string
  /** Fetches a page of all matching rows for the export. Must be stable between renders. */
  fetchExportPage: FetchExportPage<Row>
  /** With the extension. */
  fileName: string
  /** Sheets of the export after that of the records. */
  moreSheets?: readonly ExportSheet[] | undefined
  /** Identifies the history entry, so that Back restores the position. */
  positionKey: string
}

/**
 * A list of records of any kind and length: search, filters, order, columns, density, views, export
 * and virtual rows.
 */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const {
    listId,
    owner,
    columns,
    card,
    filters,
    search,
    onSearch,
    defaultSort,
    source,
    countText,
  } = props
  const storageKey = `list:${listId}:${owner}`
  const isCards = useMediaQuery(PHONE_QUERY)
  const isOnline = useOnline()
  const [layout, setLayout] = useLocalStorage(storageKey, readLayout)

  const sort = getText(search, 'sort') || defaultSort
  const onSort = useCallback(
    (next: string) => onSearch(setValue(search, 'sort', next)),
    [search, onSearch],
  )
  const chosen = useMemo(() => getShownColumns(columns, layout), [columns, layout])
  const shown = useMemo(
    () => (isCards ? [createCardColumn(props.label, card)] : chosen),
    [isCards, props.label, card, chosen],
  )
  const rowHeight = isCards ? ROW_HEIGHTS.card : ROW_HEIGHTS[layout.density]
  const legends = isCards ? [] : chosen.filter(({ legend }) => legend !== undefined)
  const hasRows = source.state === 'ready' && source.loaded > 0
  const { t } = useTranslation('widgets/record-list')
  const count = formatCount(source, countText, (loaded) => t('loaded', { count: loaded }))

  const narrowing = getNarrowing(search, filters)
  const offersToClear =
    source.state === 'ready' && !hasRows && narrowing !== null && !props.notFoundText

  const list = useRef<HTMLDivElement>(null)
  function widen() {
    // The pressed button disappears with the filters, so move the focus first.
    list.current?.querySelector('input')?.focus()
    onSearch(setValue(clearFilters(search, filters), 'q', ''))
  }

  return (
    <div ref={list} className={styles.list}>
      <Toolbar
        label={props.label}
        searchLabel={props.searchLabel}
        storageKey={storageKey}
        columns={columns}
        shown={chosen}
        filters={filters}
        search={search}
        onSearch={onSearch}
        sort={sort}
        onSort={onSort}
        layout={layout}
        onLayout={setLayout}
        isCards={isCards}
        hasClearButton={!offersToClear}
        count={count}
        isCountAnnounced={!isCountOfLaterPage(source)}
        fetchExportPage={props.fetchExportPage}
        fileName={props.fileName}
        moreSheets={props.moreSheets}
      />
      <Notice
        isOffline={!isOnline && hasRows}
        hasFailed={source.hasMoreFailed}
        onRetry={source.retry}
      />
      <div
        className={styles.rows}
        data-stale={source.isStale || undefined}
        aria-busy={source.isStale || undefined}
      >
        {hasRows ? (
          <RecordGrid
            label={props.label}
            columns={shown}
            source={source}
            rowHeight={rowHeight}
            hasHead={!isCards}
            sort={sort}
            onSort={onSort}
            getHref={props.getHref}
            onOpen={props.onOpen}
            isMuted={props.isMuted}
            searchKey={JSON.stringify(search)}
            positionKey={props.positionKey}
          />
        ) : source.state === 'loading' ? (
          <ListSkeleton rowHeight={rowHeight} hasHead={!isCards} />
        ) : (
          <div className={styles.state}>
            <ListState
              source={source}
              narrowing={narrowing}
              onClear={widen}
              emptyTitle={props.emptyTitle}
              emptyText={props.emptyText}
              firstStep={props.firstStep}
              notFoundText={props.notFoundText}
            />
          </div>
        )}
      </div>
      {hasRows && (props.footer || legends.length > 0) && (
        <div className={styles.footer}>
          {legends.map(({ id, title, legend, isInternal }) => (
            <p key={id} className={styles.legend} data-internal={isInternal}>
              {title} {legend}
            </p>
          ))}
          <div className={styles.totals}>{props.footer}</div>
        </div>
      )}
    </div>
  )
}

/**
 * Formats the number of records. A list that the server does not count shows how many are loaded,
 * as “200+ loaded” if more follow.
 */
function formatCount(
  { total, state, loaded, hasMore, isStale }: RecordSource<unknown>,
  countText: (total: number) => string,
  formatLoaded: (loaded: number) => string,
): string | null {
  if (total !== null) return countText(total)
  if (state !== 'ready') return null
  return hasMore || isStale ? formatLoaded(loaded) : countText(loaded)
}

/** True if the number of loaded records grew because the user scrolled, not by a search. */
const isCountOfLaterPage = ({ total, hasMore, pageCount }: RecordSource<unknown>): boolean =>
  total === null && hasMore && pageCount > 1

interface NoticeProps {
  isOffline: boolean
  hasFailed: boolean
  onRetry(): void
}

/** Warns that the rows may be out of date, or that the next page failed. */
function Notice({ isOffline, hasFailed, onRetry }: NoticeProps) {
  const { t } = useTranslation('widgets/record-list')
  if (!isOffline && !hasFailed) return null
  return (
    <p className={styles.notice} role="status">
      {isOffline ? t('state.offline_rows') : t('state.more_failed')}
      {!isOffline && (
        <Button size="s" onClick={onRetry}>
          {t('state.retry')}
        </Button>
      )}
    </p>
  )
}

/** Returns the single column of cards on a phone. */
function createCardColumn<Row>(title: string, card: (row: Row) => ReactNode): RecordColumn<Row> {
  return {
    id: 'card',
    title,
    width: 1,
    grows: 1,
    cell: card,
    sheet: null,
  }
}
