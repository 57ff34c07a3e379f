import { createChannels } from './channels'

export interface Place {
  readonly lineId: string
  readonly columnId: string
}

/** State of a cell: not current, current, open with its text kept, or open to be typed over. */
export type CellState = 'none' | 'at' | 'keep' | 'replace'

/** The one cell that a person is in, and whether it is being edited. */
export interface Cursor {
  place(): Place | null
  cellState(lineId: string, columnId: string): CellState
  /** The cell that is being edited; null where none is. */
  openCell(): Place | null
  /** Enters a cell, and asks for the keyboard unless `quietly`. */
  moveTo(place: Place | null, quietly?: 'quietly'): void
  /** Enters a cell, and selects all from where one was until now, or where that selection began. */
  extendTo(place: Place): void
  /** Where the selection of several cells began; null while there is only the one that is entered. */
  anchor(): Place | null
  /** Enters the next cell by Tab. Enter then goes below the cell in which the run of Tabs began. */
  tabTo(place: Place): void
  /** The column that Enter goes down in: where the run of Tabs began, else the one that is entered. */
  returnColumn(): string | null
  edit(place: Place, how: 'keep' | 'replace'): void
  /** Closes the edit and stays on the cell; `quietly` when the keyboard has gone elsewhere already. */
  close(quietly?: 'quietly'): void
  /** Whether the current cell should take the focus now; true once for each time that it was asked for. */
  claimFocus(): boolean
  /** How often the keyboard was asked for: also for the cell that is entered already, by whoever comes back from elsewhere. */
  focusRequests(): number
  subscribe(listener: () => void): () => void
  /** Wakes when other cells are selected. */
  subscribeSelection(listener: () => void): () => void
  /** Wakes when a cell of this line is entered, opened or left. */
  subscribeLine(lineId: string, listener: () => void): () => void
}

const anyTopic = 'any'
const selectionTopic = 'selection'
const lineTopic = (lineId: string) => `line:${lineId}`

export function createCursor(): Cursor {
  const channels = createChannels()
  let place: Place | null = null
  let hold: Exclude<CellState, 'none'> = 'at'
  let wantsFocus = false
  let requests = 0
  let runFrom: string | null = null
  let anchor: Place | null = null

  function set(
    next: Place | null,
    nextHold: Exclude<CellState, 'none'>,
    nextAnchor: Place | null = null,
  ) {
    const before = place
    const isSamePlace = before?.lineId === next?.lineId && before?.columnId === next?.columnId
    const isSelected = anchor !== null || nextAnchor !== null
    if (isSamePlace && hold === nextHold && !wantsFocus && !isSelected) return
    if (!isSamePlace) runFrom = null
    place = next
    hold = nextHold
    anchor = nextAnchor
    if (before) channels.emit(lineTopic(before.lineId))
    if (next && next.lineId !== before?.lineId) channels.emit(lineTopic(next.lineId))
    if (isSelected) channels.emit(selectionTopic)
    channels.emit(anyTopic)
  }

  function want(focus: boolean) {
    wantsFocus = focus
    if (focus) requests += 1
  }

  return {
    place: () => place,
    cellState: (lineId, columnId) =>
      place?.lineId === lineId && place.columnId === columnId ? hold : 'none',
    openCell: () => (hold === 'at' ? null : place),
    moveTo: (next, quietly) => {
      want(!quietly)
      set(next, 'at')
    },
    extendTo: (next) => {
      want(true)
      set(next, 'at', anchor ?? place)
    },
    anchor: () => anchor,
    tabTo: (next) => {
      const from = runFrom ?? place?.columnId ?? null
      want(true)
      set(next, 'at')
      runFrom = from
    },
    returnColumn: () => runFrom ?? place?.columnId ?? null,
    edit: (next, how) => set(next, how),
    close: (quietly) => {
      want(!quietly)
      set(place, 'at')
    },
    claimFocus: () => {
      const claimed = wantsFocus
      wantsFocus = false
      return claimed
    },
    focusRequests: () => requests,
    subscribe: (listener) => channels.on(anyTopic, listener),
    subscribeSelection: (listener) => channels.on(selectionTopic, listener),
    subscribeLine: (lineId, listener) => channels.on(lineTopic(lineId), listener),
  }
}

export interface GridShape {
  readonly lines: readonly string[]
  readonly columns: readonly string[]
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last))

/** The place so many lines and columns away, kept within the grid. */
export function stepFrom(place: Place, shape: GridShape, rows: number, columns: number): Place {
  const row = clamp(shape.lines.indexOf(place.lineId) + rows, shape.lines.length - 1)
  const column = clamp(shape.columns.indexOf(place.columnId) + columns, shape.columns.length - 1)
  return {
    lineId: shape.lines[row] ?? place.lineId,
    columnId: shape.columns[column] ?? place.columnId,
  }
}

/** The next cell in reading order, over the ends of lines; null past the first and the last one. */
export function nextFrom(place: Place, shape: GridShape, by: 1 | -1): Place | null {
  const flat =
    shape.lines.indexOf(place.lineId) * shape.columns.length +
    shape.columns.indexOf(place.columnId) +
    by
  const lineId = shape.lines[Math.floor(flat / shape.columns.length)]
  const columnId =
    shape.columns[((flat % shape.columns.length) + shape.columns.length) % shape.columns.length]
  return flat < 0 || lineId === undefined || columnId === undefined ? null : { lineId, columnId }
}
