import { clsx } from 'clsx'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { IconButton } from '../icon-button/icon-button'
import { EllipsisIcon } from '../icons/icons'
import { notifyAfterPause } from '@/shared/lib/notify-after-pause'
import { useTranslation } from '@/shared/i18n'
import { getColumnPlace, type CellDetail } from './logic/columns'
import type { GridLine } from './logic/lines'
import { GridCell } from './grid-cell'
import type { Grid } from './grid-context'
import styles from './lines-grid.module.css'
import cards from './phone-cards.module.css'

interface GridRowProps<Line extends GridLine> {
  grid: Grid<Line>
  lineId: string
  /** Row number, from 1. */
  place: number
}

/** Opens the menu of a line. Does not render while the line is edited. */
const MenuButton = memo(function MenuButton({
  openMenu,
  lineId,
  place,
}: Pick<Grid<GridLine>, 'openMenu'> & { lineId: string; place: number }) {
  const { t } = useTranslation('shared/forms')
  return (
    <IconButton
      size="s"
      tabIndex={-1}
      label={t('lines.line_menu', { number: place })}
      icon={<EllipsisIcon />}
      aria-haspopup="true"
      onClick={(event) => openMenu(lineId, event.currentTarget)}
    />
  )
})

/** Number of a line, or its checkbox while lines are chosen. */
const LineNumber = memo(function LineNumber({
  picks,
  lineId,
  place,
}: Pick<Grid<GridLine>, 'picks'> & { lineId: string; place: number }) {
  const { t } = useTranslation('shared/forms')
  const isPicked = useSyncExternalStore(picks.subscribe, () => picks.ids()?.has(lineId) ?? null)
  if (isPicked === null) return place
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={t('lines.choose', { number: place })}
        checked={isPicked}
        onChange={() => picks.toggle(lineId)}
      />
    </label>
  )
})

/**
 * A line. Renders only when its line or its part of the cursor changes, and passes strings to its
 * cells.
 */
function Row<Line extends GridLine>({ grid, lineId, place }: GridRowProps<Line>) {
  const { store, cursor, columns } = grid
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeLine(lineId, listener),
    [store, lineId],
  )
  const follow = useCallback(
    (listener: () => void) => cursor.subscribeLine(lineId, listener),
    [cursor, lineId],
  )
  const line = useSyncExternalStore(subscribe, () => store.line(lineId))
  const errors = useSyncExternalStore(subscribe, () => store.getErrors(lineId))
  const activeCellKey = useSyncExternalStore(follow, () => {
    const at = cursor.place()
    return at?.lineId === lineId
      ? `${cursor.focusRequests()}:${cursor.cellState(lineId, at.columnId)}:${at.columnId}`
      : null
  })
  const selected = useSyncExternalStore(cursor.subscribeSelection, () => {
    const selection = grid.selection()
    return selection?.lineIds.includes(lineId) ? selection.columnIds : null
  })
  const followLines = useCallback(
    (listener: () => void) =>
      columns.some(({ checkAmongLines }) => checkAmongLines)
        ? notifyAfterPause(store.subscribe, listener)
        : () => {},
    [columns, store],
  )
  // One string for all columns, so that a row renders only when a message changes.
  useSyncExternalStore(followLines, () =>
    line ? columns.map((column) => column.checkAmongLines?.(line) ?? '').join('\n') : '',
  )
  if (!line) return null
  const cells = columns.map((column) => ({
    column,
    problem: column.checkAmongLines?.(line) ?? column.check?.(line) ?? errors?.[column.id] ?? null,
    note: column.note?.(line) ?? null,
  }))
  const hasMessage = cells.some(({ problem, note }) => problem !== null || note !== null)

  return (
    <tr role="row" aria-rowindex={place + 1} data-message={hasMessage || undefined}>
      <th role="rowheader" scope="row" className={clsx(styles.number, cards.number)}>
        <LineNumber picks={grid.picks} lineId={lineId} place={place} />
      </th>
      {cells.map(({ column, problem, note }) => (
        <GridCell
          key={column.id}
          grid={grid}
          column={column}
          lineId={lineId}
          place={getColumnPlace(columns, column)}
          text={column.show(line)}
          blankFigures={column.blankFigures?.(line) ?? 0}
          {...toDetailProps(column.detail?.(line))}
          problem={problem}
          note={note}
          isSelected={selected?.includes(column.id) ?? false}
          cellState={
            activeCellKey?.endsWith(`:${column.id}`) ? cursor.cellState(lineId, column.id) : 'none'
          }
          focusRequests={activeCellKey?.endsWith(`:${column.id}`) ? cursor.focusRequests() : 0}
        />
      ))}
      {grid.hasMenu && (
        <td role="gridcell" className={clsx(styles.more, cards.more)} data-place="menu">
          <MenuButton openMenu={grid.openMenu} lineId={lineId} place={place} />
        </td>
      )}
    </tr>
  )
}

/** Strings, so that a cell renders only when they change. */
const toDetailProps = (detail: CellDetail | null | undefined) => ({
  detail: detail?.short ?? null,
  detailTitle: detail?.full ?? null,
})

export const GridRow = memo(Row) as typeof Row
