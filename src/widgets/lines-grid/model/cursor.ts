import { createChannels } from './channels'

export interface Place {
  readonly lineId: string
  readonly columnId: string
}

/** How a cell is held: not at all, stood on, opened with its text kept, or opened to be typed over. */
export type Hold = 'none' | 'at' | 'keep' | 'replace'

/** The one cell that a person is in, and whether it is being edited. */
export interface Cursor {
  place(): Place | null
  hold(lineId: string, columnId: string): Hold
  /** Enters a cell, and asks for the keyboard unless `quietly`. */
  moveTo(place: Place | null, quietly?: 'quietly'): void
  /** Enters the next cell of a run of Tabs, which Enter ends below the cell that it began in. */
  tabTo(place: Place): void
  /** The column that Enter goes down in: where the run of Tabs began, else the one that is entered. */
  returnColumn(): string | null
  edit(place: Place, how: 'keep' | 'replace'): void
  /** Closes the edit and stays on the cell; `quietly` when the keyboard has gone elsewhere already. */
  close(quietly?: 'quietly'): void
  /** Whether the cell that is entered should take the keyboard: true once for each time that it was asked for. */
  claimFocus(): boolean
  subscribe(listener: () => void): () => void
  /** Wakes when a cell of this line is entered, opened or left. */
  subscribeLine(lineId: string, listener: () => void): () => void
}

const anyTopic = 'any'
const lineTopic = (lineId: string) => `line:${lineId}`

export function createCursor(): Cursor {
  const channels = createChannels()
  let place: Place | null = null
  let hold: Exclude<Hold, 'none'> = 'at'
  let wantsFocus = false
  let runFrom: string | null = null

  function set(next: Place | null, nextHold: Exclude<Hold, 'none'>) {
    const before = place
    const isSamePlace = before?.lineId === next?.lineId && before?.columnId === next?.columnId
    if (isSamePlace && hold === nextHold) return
    if (!isSamePlace) runFrom = null
    place = next
    hold = nextHold
    if (before) channels.emit(lineTopic(before.lineId))
    if (next && next.lineId !== before?.lineId) channels.emit(lineTopic(next.lineId))
    channels.emit(anyTopic)
  }

  return {
    place: () => place,
    hold: (lineId, columnId) => (place?.lineId === lineId && place.columnId === columnId ? hold : 'none'),
    moveTo: (next, quietly) => {
      wantsFocus = !quietly
      set(next, 'at')
    },
    tabTo: (next) => {
      const from = runFrom ?? place?.columnId ?? null
      wantsFocus = true
      set(next, 'at')
      runFrom = from
    },
    returnColumn: () => runFrom ?? place?.columnId ?? null,
    edit: (next, how) => set(next, how),
    close: (quietly) => {
      wantsFocus = !quietly
      set(place, 'at')
    },
    claimFocus: () => {
      const claimed = wantsFocus
      wantsFocus = false
      return claimed
    },
    subscribe: (listener) => channels.on(anyTopic, listener),
    subscribeLine: (lineId, listener) => channels.on(lineTopic(lineId), listener),
  }
}

export interface Shape {
  readonly lines: readonly string[]
  readonly columns: readonly string[]
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last))

/** The place so many lines and columns away, kept within the grid. */
export function stepFrom(place: Place, shape: Shape, rows: number, columns: number): Place {
  const row = clamp(shape.lines.indexOf(place.lineId) + rows, shape.lines.length - 1)
  const column = clamp(shape.columns.indexOf(place.columnId) + columns, shape.columns.length - 1)
  return { lineId: shape.lines[row] ?? place.lineId, columnId: shape.columns[column] ?? place.columnId }
}

/** The next cell in reading order, over the ends of lines; null past the first and the last one. */
export function nextFrom(place: Place, shape: Shape, by: 1 | -1): Place | null {
  const flat = shape.lines.indexOf(place.lineId) * shape.columns.length + shape.columns.indexOf(place.columnId) + by
  const lineId = shape.lines[Math.floor(flat / shape.columns.length)]
  const columnId = shape.columns[((flat % shape.columns.length) + shape.columns.length) % shape.columns.length]
  return flat < 0 || lineId === undefined || columnId === undefined ? null : { lineId, columnId }
}
