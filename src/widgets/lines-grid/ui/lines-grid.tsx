import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '@/shared/ui'
import type { GridColumn } from '../model/columns'
import { createCommands } from '../model/commands'
import { createCursor, type Cursor } from '../model/cursor'
import type { GridLine } from '../model/lines'
import type { LinesStore } from '../model/store'
import { GridBar } from './grid-bar'
import type { Grid } from './grid-context'
import { GridHead, layoutOf } from './grid-head'
import { GridRow } from './grid-row'
import { LineMenu, type LineAction } from './line-menu'
import styles from './lines-grid.module.css'
import cards from './phone-cards.module.css'
import { useGridEvents } from './use-grid-events'
import { usePushed } from './use-pushed'

export interface LinesGridProps<Line extends GridLine> {
  /** Names the grid to those who don't see it. */
  label: string
  store: LinesStore<Line>
  /** The same array until the language or the rights change. */
  columns: readonly GridColumn<Line>[]
  isReadOnly?: boolean
  /** Cells may be written where their column allows it, but no line may come or go. */
  isFixed?: boolean
  /** What else can be done with a line, in its menu. */
  actions?: readonly LineAction[]
  /** Where the person is; given by a screen that shows more about that line, or sends them to a cell. */
  cursor?: Cursor
}

/** The lines of a document, driven by a keyboard like a spreadsheet. */
export function LinesGrid<Line extends GridLine>(props: LinesGridProps<Line>) {
  const { label, store, columns, isReadOnly = false, isFixed = false, actions = [] } = props
  const [ownCursor] = useState(createCursor)
  const cursor = props.cursor ?? ownCursor
  const [menu, setMenu] = useState<{ lineId: string; button: HTMLElement } | null>(null)
  const id = useId()
  const hintId = isReadOnly || isFixed ? null : id
  const latest = useRef({ columns, isReadOnly, isFixed })
  useLayoutEffect(() => {
    latest.current = { columns, isReadOnly, isFixed }
  })

  const commands = useMemo(
    () =>
      createCommands({
        store,
        cursor,
        columns: () => latest.current.columns,
        isReadOnly: () => latest.current.isReadOnly,
        isFixed: () => latest.current.isFixed,
      }),
    [store, cursor],
  )
  const openMenu = useCallback((lineId: string, button: HTMLElement) => setMenu({ lineId, button }), [])
  const grid = useMemo<Grid<Line>>(
    () => ({ store, cursor, commands, columns, isReadOnly, openMenu }),
    [store, cursor, commands, columns, isReadOnly, openMenu],
  )
  const order = useSyncExternalStore(store.subscribeOrder, store.order)
  const events = useGridEvents(grid)
  const scroll = usePushed()

  // One cell can always be reached by Tab, whatever happened to the line that it was in.
  useLayoutEffect(() => {
    const place = cursor.place()
    const [lineId] = order
    const [column] = columns
    if ((place && order.includes(place.lineId)) || !lineId || !column) return
    cursor.moveTo({ lineId, columnId: column.id }, 'quietly')
  }, [cursor, order, columns])

  return (
    <div className={classNames(styles.frame, cards.cards)}>
      <div ref={scroll} className={classNames(styles.scroll, cards.scroll)}>
        <table
          role="grid"
          aria-label={label}
          aria-describedby={hintId ?? undefined}
          aria-readonly={isReadOnly || undefined}
          aria-rowcount={order.length + 1}
          className={styles.grid}
          style={layoutOf(columns)}
          {...events}
        >
          <GridHead columns={columns} />
          <tbody>
            {order.map((lineId, at) => (
              <GridRow key={lineId} grid={grid} lineId={lineId} place={at + 1} />
            ))}
          </tbody>
        </table>
      </div>
      {!isReadOnly && <GridBar grid={grid} isFixed={isFixed} hintId={hintId} />}
      {menu && (
        <LineMenu
          lineId={menu.lineId}
          anchor={menu.button}
          actions={actions}
          isFixed={isReadOnly || isFixed}
          onDuplicate={commands.duplicate}
          onRemove={commands.remove}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}
