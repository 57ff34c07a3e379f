import { createChannels } from './channels'

export interface Place {
  readonly lineId: string
  readonly columnId: string
}

/** State of a cell: not current, current, open with its text, or open with the text cleared. */
export type CellState = 'none' | 'at' | 'keep' | 'replace'

/** Current cell of a grid, and whether it is being edited. */
export interface Cursor {
  place(): Place | null
  cellState(lineId: string, columnId: string): CellState
  /** Cell being edited; null for none. */
  openCell(): Place | null
  /** Makes a cell current, and requests the focus unless `quietly`. */
  moveTo(place: Place | null, quietly?: 'quietly'): void
  /**
   * Makes a cell current and selects the cells from the anchor to it. Without an anchor, the
   * previous cell becomes one.
   */
  extendTo(place: Place): void
  /** Start of a selection of several cells; null for a single cell. */
  anchor(): Place | null
  /**
   * Moves to the next cell by Tab. Enter then moves below the cell where the run of Tabs started.
   */
  tabTo(place: Place): void
  /** Column for Enter: where the run of Tabs started, else the current one. */
  returnColumn(): string | null
  edit(place: Place, how: 'keep' | 'replace'): void
  /** Ends the edit and stays on the cell; `quietly` if the focus has already moved elsewhere. */
  close(quietly?: 'quietly'): void
  /** True if the current cell must take the focus; true once per request. */
  claimFocus(): boolean
  /** Number of focus requests, so that the current cell can be focused again. */
  focusRequests(): number
  subscribe(listener: () => void): () => void
  /** Notifies of a changed selection. */
  subscribeSelection(listener: () => void): () => void
  /** Notifies when a cell of the line becomes current, is opened or left. */
  subscribeLine(lineId: string, listener: () => void): () => void
}

const ANY_TOPIC = 'any'
const SELECTION_TOPIC = 'selection'
const toCursorTopic = (lineId: string) => `line:${lineId}`

/** Creates a cursor at a cell, which does not take the focus. */
export function createCursor(first: Place | null = null): Cursor {
  const channels = createChannels()
  let place = first
  let state: Exclude<CellState, 'none'> = 'at'
  let wantsFocus = false
  let requests = 0
  let tabStartColumn: string | null = null
  let anchor: Place | null = null

  function set(
    next: Place | null,
    nextState: Exclude<CellState, 'none'>,
    nextAnchor: Place | null = null,
  ) {
    const before = place
    const isSamePlace = before?.lineId === next?.lineId && before?.columnId === next?.columnId
    const isSelected = anchor !== null || nextAnchor !== null
    if (isSamePlace && state === nextState && !wantsFocus && !isSelected) return
    if (!isSamePlace) tabStartColumn = null
    place = next
    state = nextState
    anchor = nextAnchor
    if (before) channels.emit(toCursorTopic(before.lineId))
    if (next && next.lineId !== before?.lineId) channels.emit(toCursorTopic(next.lineId))
    if (isSelected) channels.emit(SELECTION_TOPIC)
    channels.emit(ANY_TOPIC)
  }

  function requestFocus(focus: boolean) {
    wantsFocus = focus
    if (focus) requests += 1
  }

  return {
    place: () => place,
    cellState: (lineId, columnId) =>
      place?.lineId === lineId && place.columnId === columnId ? state : 'none',
    openCell: () => (state === 'at' ? null : place),
    moveTo: (next, quietly) => {
      requestFocus(!quietly)
      set(next, 'at')
    },
    extendTo: (next) => {
      requestFocus(true)
      set(next, 'at', anchor ?? place)
    },
    anchor: () => anchor,
    tabTo: (next) => {
      const from = tabStartColumn ?? place?.columnId ?? null
      requestFocus(true)
      set(next, 'at')
      tabStartColumn = from
    },
    returnColumn: () => tabStartColumn ?? place?.columnId ?? null,
    edit: (next, how) => set(next, how),
    close: (quietly) => {
      requestFocus(!quietly)
      set(place, 'at')
    },
    claimFocus: () => {
      const wasRequested = wantsFocus
      wantsFocus = false
      return wasRequested
    },
    focusRequests: () => requests,
    subscribe: (listener) => channels.on(ANY_TOPIC, listener),
    subscribeSelection: (listener) => channels.on(SELECTION_TOPIC, listener),
    subscribeLine: (lineId, listener) => channels.on(toCursorTopic(lineId), listener),
  }
}

export interface GridShape {
  readonly lines: readonly string[]
  readonly columns: readonly string[]
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last))

/** Returns the cell at an offset, clamped to the grid. */
export function stepFrom(place: Place, shape: GridShape, rows: number, columns: number): Place {
  const row = clamp(shape.lines.indexOf(place.lineId) + rows, shape.lines.length - 1)
  const column = clamp(shape.columns.indexOf(place.columnId) + columns, shape.columns.length - 1)
  return {
    lineId: shape.lines[row] ?? place.lineId,
    columnId: shape.columns[column] ?? place.columnId,
  }
}

/** Returns the next cell in reading order, across lines; null beyond the first or last cell. */
export function findNextPlace(place: Place, shape: GridShape, step: 1 | -1): Place | null {
  const flat =
    shape.lines.indexOf(place.lineId) * shape.columns.length +
    shape.columns.indexOf(place.columnId) +
    step
  const lineId = shape.lines[Math.floor(flat / shape.columns.length)]
  const columnId =
    shape.columns[((flat % shape.columns.length) + shape.columns.length) % shape.columns.length]
  return flat < 0 || lineId === undefined || columnId === undefined ? null : { lineId, columnId }
}
