import {
  type CSSProperties,
  memo,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '@/shared/ui'
import { getNextSort, type RecordColumn, getSortDirection, toTrack } from '../model/column'
import { getListPosition, saveListPosition } from '../model/list-position'
import type { RowWindow } from '../model/row-window'
import type { RecordSource } from '../model/use-record-pages'
import styles from './record-grid.module.css'
import { RecordRow, toRowElementId } from './record-row'
import { useGridWindow } from './use-grid-window'
import { usePointedRow } from './use-pointed-row'
import { useRowActions } from './use-row-actions'

interface GridPositionOptions<Row> {
  readonly rows: RowWindow<Row>
  readonly scroller: RefObject<HTMLElement | null>
  readonly searchKey: string
  readonly positionKey: string
}

/** Restores the scroll position on return, and scrolls to the top for a new search. */
function useGridPosition<Row>({
  rows,
  scroller,
  searchKey,
  positionKey,
}: GridPositionOptions<Row>): void {
  const shownSearch = useRef(searchKey)

  useLayoutEffect(() => {
    const element = scroller.current
    const position = getListPosition(positionKey)
    if (!element) return
    if (position) {
      element.scrollTo({ top: position.top })
      rows.scrollTo(position.top)
      rows.setActive(position.active)
    }
    return () => saveListPosition(positionKey, { top: element.scrollTop, active: rows.active() })
  }, [rows, scroller, positionKey])

  useLayoutEffect(() => {
    if (shownSearch.current === searchKey) return
    shownSearch.current = searchKey
    scroller.current?.scrollTo({ top: 0 })
    rows.scrollTo(0)
    rows.setActive(-1)
  }, [rows, scroller, searchKey])
}

export interface RecordGridProps<Row> {
  /** Accessible name. */
  label: string
  /** Must be stable between renders: a new array renders all rows again. */
  columns: readonly RecordColumn<Row>[]
  source: RecordSource<Row>
  /** Height of every row in CSS pixels. */
  rowHeight: number
  /** False on a phone, whose rows have no columns. */
  hasHead: boolean
  /** Order of the rows, as in the search parameters. */
  sort: string
  onSort(sort: string): void
  /** URL of a row's record; null if the user may not open it. Must be stable between renders. */
  getHref(row: Row): string | null
  onOpen(row: Row): void
  /** True for a row whose validity is over. Must be stable between renders. */
  isMuted?: ((row: Row) => boolean) | undefined
  /** Identifies the search of the rows; a new one starts at the top. */
  searchKey: string
  /** Identifies the history entry whose position is restored. */
  positionKey: string
}

/**
 * Shows rows of equal height in a fixed pool of elements, so that a long list renders as fast as a
 * short one. Row `i` is always in element `i mod size`: scrolling by three rows renders three
 * elements again, and the others stay as they are (decision 0011). `RecordList` adds search,
 * filters and states.
 *
 * - A row that is not loaded yet has placeholders. The next page is requested ahead of the screen.
 * - A cell has one line. The row under the pointer and the active row show cut text in full.
 * - The focus stays on the grid, and `aria-activedescendant` names the active row. Arrow keys, Page
 *   Up, Page Down, Home and End move it, Enter opens it; with Ctrl, in a new tab.
 * - A digit or F2 moves the focus to the field of the active row, if it has one; Escape and the
 *   vertical arrow keys move it back.
 * - A click or a middle click anywhere on a row opens its record like a link.
 * - The scroll position and the active row are restored for `positionKey`, and a new `searchKey`
 *   starts at the top.
 */
export function RecordGrid<Row>(props: RecordGridProps<Row>) {
  const {
    label,
    columns,
    source,
    rowHeight,
    hasHead,
    sort,
    onSort,
    getHref,
    onOpen,
    isMuted,
    searchKey,
    positionKey,
  } = props
  const gridId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, shownCount } = useGridWindow({ scroller, source, rowHeight, positionKey })
  useGridPosition({ rows, scroller, searchKey, positionKey })
  usePointedRow(scroller)
  const handlers = useRowActions({ rows, scroller, source, rowHeight, getHref, onOpen })

  const keysHint = columns.flatMap((column) => column.keysHint ?? []).join(' ')

  return (
    <>
      <div
        ref={scroller}
        role="grid"
        id={gridId}
        tabIndex={0}
        className={styles.grid}
        style={getGridStyle(columns, rowHeight)}
        aria-label={label}
        aria-describedby={keysHint === '' ? undefined : `${gridId}-keys`}
        aria-readonly={keysHint === ''}
        aria-rowcount={source.total === null ? -1 : source.total + 1}
        data-head={hasHead || undefined}
        {...handlers}
      >
        {hasHead && <RecordHead columns={columns} sort={sort} onSort={onSort} />}
        <div role="rowgroup" className={styles.body} style={{ height: shownCount * rowHeight }}>
          <MemoRowPool
            rows={rows}
            columns={columns}
            rowHeight={rowHeight}
            gridId={gridId}
            getHref={getHref}
            isMuted={isMuted}
          />
        </div>
      </div>
      {keysHint !== '' && (
        <p id={`${gridId}-keys`} hidden>
          {keysHint}
        </p>
      )}
      {/* After the grid, whose ref is not set yet when effects of its children run. */}
      <ActiveRow gridId={gridId} rows={rows} scroller={scroller} />
    </>
  )
}

interface PoolProps<Row> {
  rows: RowWindow<Row>
  columns: readonly RecordColumn<Row>[]
  rowHeight: number
  gridId: string
  getHref(row: Row): string | null
  isMuted: ((row: Row) => boolean) | undefined
}

function RowPool<Row>({ rows, ...row }: PoolProps<Row>) {
  const size = useSyncExternalStore(rows.subscribeSize, rows.size)
  return (
    <>
      {Array.from({ length: size }, (_, slot) => (
        <RecordRow key={slot} slot={slot} rows={rows} {...row} />
      ))}
    </>
  )
}

const MemoRowPool = memo(RowPool) as typeof RowPool

interface ActiveRowProps<Row> {
  gridId: string
  rows: RowWindow<Row>
  scroller: React.RefObject<HTMLDivElement | null>
}

/**
 * The focus stays on the grid, which names its active row: a row element is reused while scrolling
 * and would take the focus along. The attribute is set on the element directly, so that an arrow
 * key renders two rows and not the grid.
 */
function ActiveRow<Row>({ gridId, rows, scroller }: ActiveRowProps<Row>) {
  const id = useSyncExternalStore(rows.subscribeActive, () =>
    rows.isActiveMounted() ? toRowElementId(gridId, rows.active()) : null,
  )
  useLayoutEffect(() => {
    if (id === null) scroller.current?.removeAttribute('aria-activedescendant')
    else scroller.current?.setAttribute('aria-activedescendant', id)
  }, [id, scroller])
  return null
}

function getGridStyle<Row>(
  columns: readonly RecordColumn<Row>[],
  rowHeight: number,
): CSSProperties & Record<`--${string}`, string | number> {
  return {
    '--row-height': `${rowHeight}px`,
    '--tracks': columns.map(toTrack).join(' '),
    '--width': columns.reduce((sum, { width }) => sum + width, 0),
  }
}

interface RecordHeadProps<Row> {
  columns: readonly RecordColumn<Row>[]
  sort: string
  onSort(sort: string): void
}

function Head<Row>({ columns, sort, onSort }: RecordHeadProps<Row>) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  )
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: { column: RecordColumn<Row> } & Omit<RecordHeadProps<Row>, 'columns'>) {
  const direction = getSortDirection(column, sort)
  const next = getNextSort(column, sort)
  const title = (
    <span className={styles.headText}>
      {column.title} {column.unit && <span className={styles.unit}>{column.unit}</span>}
    </span>
  )
  return (
    <div
      role="columnheader"
      className={styles.headCell}
      data-align={column.align}
      data-trailing={column.trailing}
      data-internal={column.isInternal}
      aria-sort={next === undefined ? undefined : (direction ?? 'none')}
    >
      {next === undefined ? (
        title
      ) : (
        <button type="button" className={styles.headButton} onClick={() => onSort(next)}>
          {title}
          {direction === 'ascending' && <ArrowUpIcon />}
          {direction === 'descending' && <ArrowDownIcon />}
        </button>
      )}
    </div>
  )
}

/** The sticky head of the columns; a click on a title sorts. */
const RecordHead = memo(Head) as typeof Head
