import { createChannels } from './channels'
import {
  createLinesState,
  getLineBeforeEdit,
  reduceLines,
  type GridLine,
  type LinesAction,
  type LinesState,
} from './lines'

/** Error messages by line id and column id. */
export type CellErrors = ReadonlyMap<string, Readonly<Record<string, string>>>

/**
 * Lines of a grid, held outside React: a keystroke notifies the cells of its own line, and totals
 * subscribe separately. One store per document.
 */
export interface LinesStore<Line extends GridLine> {
  readonly newLine: () => Line
  lines(): readonly Line[]
  line(id: string): Line | undefined
  /** Line ids in order; the same array until a line is added, removed or moved. */
  order(): readonly string[]
  /** External errors of a line, by column; stable until they change. */
  getErrors(lineId: string): Readonly<Record<string, string>> | null
  canUndo(): boolean
  canRedo(): boolean

  /** Notifies of any change of any line. */
  subscribe(listener: () => void): () => void
  subscribeLine(id: string, listener: () => void): () => void
  subscribeOrder(listener: () => void): () => void

  /** Replaces the lines and clears the undo history. */
  load(lines: readonly Line[]): void
  /**
   * Changes a line. Writes with the same `session` are undone together. `change` receives the line
   * as it was before the session, with later lookups applied, so that each keystroke replaces the
   * previous one.
   */
  write(id: string, change: (line: Line) => Line, session?: string): void
  /** Reverts all writes of a session, unless another step followed. */
  forget(session: string): void
  /** Inserts new lines and returns their ids. */
  insert(at: number, count?: number): readonly string[]
  duplicate(id: string): string | null
  remove(ids: Iterable<string>): void
  /** Replaces all lines as one undo step. */
  replace(lines: readonly Line[]): void
  /** Applies a lookup's result; adds no undo step. */
  applyToHistory(change: (line: Line) => Line): void
  /** Parses all lines again after an outside change that affects them; adds no undo step. */
  reread(): void
  undo(): void
  redo(): void
  /** Sets external errors, such as of a failed save. Writing to a line clears its errors. */
  setErrors(errors: CellErrors): void
}

export interface LinesStoreOptions<Line extends GridLine> {
  readonly lines?: readonly Line[]
  /** Returns a blank line with a new id. */
  readonly newLine: () => Line
  /** Returns a copy with a new id. */
  readonly copyLine: (line: Line) => Line
  /**
   * Parses a line again after any change, since another cell may make its text valid. Returns the
   * same line if nothing changes.
   */
  readonly reread?: (line: Line) => Line
}

const ANY_TOPIC = 'any'
const ORDER_TOPIC = 'order'
const toLineTopic = (id: string) => `line:${id}`

const hasSameOrder = (order: readonly string[], lines: readonly GridLine[]) =>
  order.length === lines.length && order.every((id, at) => id === lines[at]?.id)

export function createLinesStore<Line extends GridLine>(
  options: LinesStoreOptions<Line>,
): LinesStore<Line> {
  const channels = createChannels()
  const { reread = (line) => line } = options
  let state: LinesState<Line> = createLinesState(options.lines ?? [])
  let byId = new Map(state.lines.map((line) => [line.id, line]))
  let order: readonly string[] = state.lines.map((line) => line.id)
  let errors: CellErrors = new Map()

  function dispatch(action: LinesAction<Line>) {
    const before = byId
    const next = reduceLines(state, action)
    if (next === state) return
    state = next
    byId = new Map(next.lines.map((line) => [line.id, line]))
    for (const [id, line] of byId) if (before.get(id) !== line) channels.emit(toLineTopic(id))
    if (!hasSameOrder(order, next.lines)) {
      order = next.lines.map((line) => line.id)
      channels.emit(ORDER_TOPIC)
    }
    channels.emit(ANY_TOPIC)
  }

  function clearErrors(id: string) {
    if (!errors.has(id)) return
    errors = new Map([...errors].filter(([lineId]) => lineId !== id))
    channels.emit(toLineTopic(id))
  }

  function applyToHistory(change: (line: Line) => Line) {
    const apply = (line: Line) => reread(change(line))
    for (const line of state.lines) if (apply(line) !== line) clearErrors(line.id)
    dispatch({ kind: 'settle', change: apply })
  }

  return {
    newLine: options.newLine,
    lines: () => state.lines,
    line: (id) => byId.get(id),
    order: () => order,
    getErrors: (lineId) => errors.get(lineId) ?? null,
    canUndo: () => state.past.length > 0,
    canRedo: () => state.future.length > 0,
    subscribe: (listener) => channels.on(ANY_TOPIC, listener),
    subscribeLine: (id, listener) => channels.on(toLineTopic(id), listener),
    subscribeOrder: (listener) => channels.on(ORDER_TOPIC, listener),
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
    applyToHistory,
    reread: () => applyToHistory((line) => line),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    setErrors: (next) => {
      const changedIds = new Set([...errors.keys(), ...next.keys()])
      errors = next
      for (const id of changedIds) channels.emit(toLineTopic(id))
    },
  }
}
