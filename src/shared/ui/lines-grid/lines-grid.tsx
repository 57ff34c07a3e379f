import { clsx } from 'clsx'
import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from '@/shared/i18n'
import { getLanguageNumberForm } from '@domain/numbers'
import { createSelection } from './logic/block'
import { type GridColumn, hasAmbiguousNumbers } from './logic/columns'
import { createCommands } from './logic/commands'
import { createCursor, type Cursor } from './logic/cursor'
import type { GridLine } from './logic/lines'
import { createPicks } from './logic/picks'
import type { LinesStore } from './logic/store'
import { type CopiedLinesStore, CopyButtons } from './copy-buttons'
import { GridBar } from './grid-bar'
import { GridSums } from './grid-sums'
import type { Grid } from './grid-context'
import { computeGridLayout, GridHead } from './grid-head'
import { GridRow } from './grid-row'
import { type LineAction, LineMenu } from './line-menu'
import styles from './lines-grid.module.css'
import { NumberQuestions } from './number-questions'
import cards from './phone-cards.module.css'
import sheet from './phone-sheet.module.css'
import { type LineClipboard, type PasteHandler, useGridEvents } from './use-grid-events'

/**
 * Marks a scroll container on the sides where content is hidden: `data-pushed` at its start,
 * `data-beyond` at its end, `data-lowered` above. Cells stick only there, because each sticky cell
 * is a layer of its own.
 */
function useScrollEdges() {
  const scroll = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const mark = () => {
      const { scrollLeft, scrollTop, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-lowered', scrollTop > 0)
      element.toggleAttribute('data-pushed', scrollLeft > 0)
      // A difference below one pixel is a rounding error.
      element.toggleAttribute('data-beyond', scrollWidth - clientWidth - scrollLeft > 1)
    }
    const observer = new ResizeObserver(mark)
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])

  return scroll
}

/** Announces the size of the selection. */
function SelectionAnnouncement<Line extends GridLine>({
  grid: { cursor, selection },
}: {
  grid: Grid<Line>
}) {
  const { t } = useTranslation('shared/forms')
  const selected = useSyncExternalStore(cursor.subscribeSelection, selection)
  return (
    <p role="status" className="visually-hidden">
      {selected &&
        t('lines.selected', { lines: selected.lineIds.length, columns: selected.columnIds.length })}
    </p>
  )
}

export interface LinesGridProps<Line extends GridLine> {
  /** Accessible name of the grid. */
  label: string
  store: LinesStore<Line>
  /** Stable until the language or the permissions change. */
  columns: readonly GridColumn<Line>[]
  isReadOnly?: boolean
  /** Cells are editable, but lines cannot be added or removed. */
  isFixed?: boolean
  /** False if lines can be removed, except the last one, but not added. True if omitted. */
  canAdd?: boolean
  /** More actions for a line's menu. */
  actions?: readonly LineAction[]
  /** Handles pasted blocks that need their columns mapped, such as a spreadsheet with headers. */
  handlePaste?: PasteHandler | undefined
  /** Columns that are not shown; pasted lines fill them too. */
  hiddenColumns?: readonly GridColumn<Line>[]
  /** Copies whole lines between documents; text only if omitted. */
  clipboard?: LineClipboard<Line>
  /** With `clipboard`, offers buttons that copy chosen lines and paste them elsewhere. */
  copied?: CopiedLinesStore
  /** Further keys of the surrounding screen, after the explanation of the grid's keys. */
  moreKeys?: string | undefined
  /**
   * True for many narrow columns: phones show the table instead of a card per line, and only its
   * first column stays in view.
   */
  isSheet?: boolean
  /** Label of the button that adds a line. */
  addText?: string
  /** Pass one in to read or move the current cell from outside. */
  cursor?: Cursor
}

/** Holds the latest props for commands, which stay the same when props change. */
function createLatestProps<Value>(initial: Value) {
  let value = initial
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
    },
  }
}

/** Returns the columns; without those that are empty in all lines if nothing can be filled in. */
function useShownColumns<Line extends GridLine>({
  store,
  columns,
  isReadOnly = false,
}: LinesGridProps<Line>): readonly GridColumn<Line>[] {
  const empty = useSyncExternalStore(store.subscribe, () =>
    isReadOnly
      ? columns
          .filter(({ show }) => store.lines().every((line) => ['', '–'].includes(show(line))))
          .map(({ id }) => id)
          .join(' ')
      : '',
  )
  return useMemo(() => columns.filter(({ id }) => !empty.split(' ').includes(id)), [columns, empty])
}

/**
 * Lines of a document, with the keyboard of a spreadsheet. Its parts have explicit roles, because
 * older Safari drops the roles of a table that is not displayed as one.
 */
export function LinesGrid<Line extends GridLine>(props: LinesGridProps<Line>) {
  const {
    label,
    store,
    isReadOnly = false,
    isFixed = false,
    canAdd = true,
    actions = [],
    handlePaste,
    hiddenColumns = [],
    clipboard,
    copied,
    moreKeys,
    isSheet = false,
    addText,
  } = props
  const columns = useShownColumns(props)
  // At a cell from the first render on, so that the grid is never unreachable by Tab.
  const [ownCursor] = useState(() => {
    const [lineId] = store.order()
    const [column] = columns
    return createCursor(lineId && column ? { lineId, columnId: column.id } : null)
  })
  const cursor = props.cursor ?? ownCursor
  const [picks] = useState(createPicks)
  const [menu, setMenu] = useState<{ lineId: string; button: HTMLElement } | null>(null)
  const id = useId()
  const canAddLines = !isReadOnly && !isFixed && canAdd
  const hintId = canAddLines ? id : null
  const { language } = useTranslation('shared/forms').i18n
  const [latestProps] = useState(() =>
    createLatestProps({ columns, hiddenColumns, isReadOnly, isFixed, canAdd, language }),
  )
  useLayoutEffect(() =>
    latestProps.set({ columns, hiddenColumns, isReadOnly, isFixed, canAdd, language }),
  )

  const commands = useMemo(
    () =>
      createCommands({
        store,
        cursor,
        columns: () => latestProps.get().columns,
        hiddenColumns: () => latestProps.get().hiddenColumns,
        isReadOnly: () => latestProps.get().isReadOnly,
        isFixed: () => latestProps.get().isFixed,
        canAdd: () => latestProps.get().canAdd,
        form: () => getLanguageNumberForm(latestProps.get().language),
      }),
    [store, cursor, latestProps],
  )
  const openMenu = useCallback(
    (lineId: string, button: HTMLElement) => setMenu({ lineId, button }),
    [],
  )
  const selection = useMemo(
    () =>
      createSelection(
        cursor,
        store.order,
        columns.map(({ id }) => id),
      ),
    [cursor, store, columns],
  )
  const hasMenu = !isReadOnly || actions.length > 0
  const grid = useMemo<Grid<Line>>(
    () => ({ store, cursor, commands, columns, isReadOnly, hasMenu, selection, picks, openMenu }),
    [store, cursor, commands, columns, isReadOnly, hasMenu, selection, picks, openMenu],
  )
  const order = useSyncExternalStore(store.subscribeOrder, store.order)
  const events = useGridEvents(grid, handlePaste, clipboard)
  const scroll = useScrollEdges()

  // Keeps one cell reachable by Tab, also after the current line or column is gone.
  useLayoutEffect(() => {
    const place = cursor.place()
    const lineId = place && order.includes(place.lineId) ? place.lineId : order[0]
    const column = columns.find(({ id }) => id === place?.columnId) ?? columns[0]
    if (!lineId || !column) return
    if (place?.lineId === lineId && place.columnId === column.id) return
    cursor.moveTo({ lineId, columnId: column.id }, 'quietly')
  }, [cursor, order, columns])

  return (
    <div className={clsx(styles.frame, isSheet ? sheet.sheet : cards.cards)}>
      <div
        ref={scroll}
        data-sheet={isSheet || undefined}
        className={clsx(styles.scroll, isSheet ? sheet.scroll : cards.scroll)}
      >
        <table
          role="grid"
          aria-label={label}
          aria-describedby={hintId ?? undefined}
          aria-readonly={isReadOnly || undefined}
          aria-multiselectable
          aria-rowcount={order.length + 1}
          className={styles.grid}
          style={computeGridLayout(columns, hasMenu)}
          {...events}
        >
          <GridHead columns={columns} hasMenu={hasMenu} />
          <tbody role="rowgroup">
            {order.map((lineId, at) => (
              <GridRow key={lineId} grid={grid} lineId={lineId} place={at + 1} />
            ))}
          </tbody>
          <GridSums grid={grid} />
        </table>
      </div>
      <SelectionAnnouncement grid={grid} />
      {!isReadOnly && columns.some(hasAmbiguousNumbers) && <NumberQuestions grid={grid} />}
      {(!isReadOnly || (clipboard && copied)) && (
        <GridBar
          grid={grid}
          canAdd={canAddLines}
          hintId={hintId}
          moreKeys={moreKeys}
          addText={addText}
        >
          {clipboard && copied && (
            <CopyButtons grid={grid} clipboard={clipboard} copied={copied} canPaste={canAddLines} />
          )}
        </GridBar>
      )}
      {menu && (
        <LineMenu
          lineId={menu.lineId}
          anchor={menu.button}
          actions={actions}
          onDuplicate={canAddLines ? commands.duplicate : null}
          onRemove={
            canAddLines || (!isReadOnly && !isFixed && order.length > 1) ? commands.remove : null
          }
          onCopy={clipboard && copied ? (lineId) => picks.start([lineId]) : null}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}
