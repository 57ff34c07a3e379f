import { createChannels } from './channels'
import {
  initialLines,
  getLineBeforeEdit,
  reduceLines,
  type GridLine,
  type LinesAction,
  type LinesState,
} from './lines'

/** What is wrong, by line and column, in the reader's words. */
export type CellErrors = ReadonlyMap<string, Readonly<Record<string, string>>>

/**
 * A grid's lines, held outside React: a keystroke wakes the cells of its own line, and whoever sums the lines listens on its own
 * and takes its time. One store a document.
 */
export interface LinesStore<Line extends GridLine> {
  readonly newLine: () => Line
  lines(): readonly Line[]
  line(id: string): Line | undefined
  /** The ids in order; the same array until a line came, went or moved. */
  order(): readonly string[]
  /** Errors from outside for this line, by column; the same object until they change. */
  getErrors(lineId: string): Readonly<Record<string, string>> | null
  canUndo(): boolean
  canRedo(): boolean

  /** Any change of any line. */
  subscribe(listener: () => void): () => void
  subscribeLine(id: string, listener: () => void): () => void
  subscribeOrder(listener: () => void): () => void

  /** Begins anew with these lines: nothing to undo. */
  load(lines: readonly Line[]): void
  /**
   * Changes one line. Writes of one `session` are undone together. Each is given the line as it was before the first of them, with what
   * lookups have found since: a keystroke replaces the one before it.
   */
  write(id: string, change: (line: Line) => Line, session?: string): void
  /** Undoes all writes of a session, unless something else was done since. */
  forget(session: string): void
  /** Puts new lines in and returns their ids. */
  insert(at: number, count?: number): readonly string[]
  duplicate(id: string): string | null
  remove(ids: Iterable<string>): void
  /** All lines at once, as one step: what pasting does. */
  replace(lines: readonly Line[]): void
  /** Fills in what a lookup found; no step to undo. */
  settle(change: (line: Line) => Line): void
  /** Reads all lines again, because something outside of them changed how they are read; no step to undo. */
  reread(): void
  undo(): void
  redo(): void
  /** Errors from outside, such as a failed save. Writing to a line clears its own. */
  setErrors(errors: CellErrors): void
}

export interface LinesStoreOptions<Line extends GridLine> {
  readonly lines?: readonly Line[]
  /** A blank line with an id of its own. */
  readonly newLine: () => Line
  /** A line like this one, with an id of its own. */
  readonly copyLine: (line: Line) => Line
  /** Reads a line again after any change: another cell may make its text readable. Returns the same line where nothing changes. */
  readonly reread?: (line: Line) => Line
}

const anyTopic = 'any'
const orderTopic = 'order'
const lineTopic = (id: string) => `line:${id}`

const sameOrder = (order: readonly string[], lines: readonly GridLine[]) =>
  order.length === lines.length && order.every((id, at) => id === lines[at]?.id)

export function createLinesStore<Line extends GridLine>(
  options: LinesStoreOptions<Line>,
): LinesStore<Line> {
  const channels = createChannels()
  const { reread = (line) => line } = options
  let state: LinesState<Line> = initialLines(options.lines ?? [])
  let byId = new Map(state.lines.map((line) => [line.id, line]))
  let order: readonly string[] = state.lines.map((line) => line.id)
  let errors: CellErrors = new Map()

  function dispatch(action: LinesAction<Line>) {
    const before = byId
    const next = reduceLines(state, action)
    if (next === state) return
    state = next
    byId = new Map(next.lines.map((line) => [line.id, line]))
    for (const [id, line] of byId) if (before.get(id) !== line) channels.emit(lineTopic(id))
    if (!sameOrder(order, next.lines)) {
      order = next.lines.map((line) => line.id)
      channels.emit(orderTopic)
    }
    channels.emit(anyTopic)
  }

  function clearErrors(id: string) {
    if (!errors.has(id)) return
    errors = new Map([...errors].filter(([lineId]) => lineId !== id))
    channels.emit(lineTopic(id))
  }

  function settle(change: (line: Line) => Line) {
    const settled = (line: Line) => reread(change(line))
    for (const line of state.lines) if (settled(line) !== line) clearErrors(line.id)
    dispatch({ kind: 'settle', change: settled })
  }

  return {
    newLine: options.newLine,
    lines: () => state.lines,
    line: (id) => byId.get(id),
    order: () => order,
    getErrors: (lineId) => errors.get(lineId) ?? null,
    canUndo: () => state.past.length > 0,
    canRedo: () => state.future.length > 0,
    subscribe: (listener) => channels.on(anyTopic, listener),
    subscribeLine: (id, listener) => channels.on(lineTopic(id), listener),
    subscribeOrder: (listener) => channels.on(orderTopic, listener),
    load: (lines) => {
      errors = new Map()
      dispatch({ kind: 'load', lines })
    },
    write: (id, change, session) => {
      const line = getLineBeforeEdit(state, id, session ?? null)
      if (!line) return
      clearErrors(id)
      dispatch({ kind: 'write', line: reread(change(line)), session: session ?? null })
    },
    forget: (session) => dispatch({ kind: 'forget', session }),
    insert: (at, count = 1) => {
      const lines = Array.from({ length: count }, options.newLine)
      dispatch({ kind: 'insert', at, lines })
      return lines.map((line) => line.id)
    },
    duplicate: (id) => {
      const line = byId.get(id)
      if (!line) return null
      const copy = options.copyLine(line)
      dispatch({ kind: 'insert', at: order.indexOf(id) + 1, lines: [copy] })
      return copy.id
    },
    remove: (ids) => dispatch({ kind: 'remove', ids: new Set(ids) }),
    replace: (lines) => {
      const next = lines.map(reread)
      for (const line of next) if (byId.get(line.id) !== line) clearErrors(line.id)
      dispatch({ kind: 'replace', lines: next })
    },
    settle,
    reread: () => settle((line) => line),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    setErrors: (next) => {
      const touched = new Set([...errors.keys(), ...next.keys()])
      errors = next
      for (const id of touched) channels.emit(lineTopic(id))
    },
  }
}
