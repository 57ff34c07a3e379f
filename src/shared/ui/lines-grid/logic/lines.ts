/** A line with an id that never changes. */
export interface GridLine {
  readonly id: string
}

/** Lines with their undo history. */
export interface LinesState<Line extends GridLine> {
  readonly lines: readonly Line[]
  readonly past: readonly (readonly Line[])[]
  readonly future: readonly (readonly Line[])[]
  /** Edit that wrote the latest step; its further keystrokes add no steps. */
  readonly session: string | null
}

export type LinesAction<Line extends GridLine> =
  | { readonly kind: 'load'; readonly lines: readonly Line[] }
  | { readonly kind: 'write'; readonly line: Line; readonly session: string | null }
  | { readonly kind: 'insert'; readonly at: number; readonly lines: readonly Line[] }
  | { readonly kind: 'remove'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'replace'; readonly lines: readonly Line[] }
  | { readonly kind: 'settle'; readonly change: (line: Line) => Line }
  | { readonly kind: 'forget'; readonly session: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

const MAX_UNDO_STEPS = 200

/** Initial state, with nothing to undo. */
export function createLinesState<Line extends GridLine>(lines: readonly Line[]): LinesState<Line> {
  return { lines, past: [], future: [], session: null }
}

function step<Line extends GridLine>(
  state: LinesState<Line>,
  lines: readonly Line[],
  session: string | null = null,
): LinesState<Line> {
  if (session !== null && session === state.session) return { ...state, lines, future: [] }
  return {
    lines,
    past: [...state.past.slice(1 - MAX_UNDO_STEPS), state.lines],
    future: [],
    session,
  }
}

function write<Line extends GridLine>(state: LinesState<Line>, line: Line, session: string | null) {
  const at = state.lines.findIndex((each) => each.id === line.id)
  if (at < 0 || state.lines[at] === line) return state
  return step(state, state.lines.with(at, line), session)
}

/** Applies a lookup's result to the whole history, so that undo keeps it. */
function applyToHistory<Line extends GridLine>(
  state: LinesState<Line>,
  change: (line: Line) => Line,
): LinesState<Line> {
  const applyToLines = (lines: readonly Line[]) => {
    const next = lines.map(change)
    return next.some((line, at) => line !== lines[at]) ? next : lines
  }
  return {
    ...state,
    lines: applyToLines(state.lines),
    past: state.past.map(applyToLines),
    future: state.future.map(applyToLines),
  }
}

/** Reverts an edit and its undo step. */
function forget<Line extends GridLine>(state: LinesState<Line>, session: string): LinesState<Line> {
  const before = state.past.at(-1)
  if (state.session !== session || !before) return state
  return { ...state, lines: before, past: state.past.slice(0, -1), session: null }
}

function undo<Line extends GridLine>(state: LinesState<Line>): LinesState<Line> {
  const before = state.past.at(-1)
  if (!before) return state
  return {
    lines: before,
    past: state.past.slice(0, -1),
    future: [state.lines, ...state.future],
    session: null,
  }
}

function redo<Line extends GridLine>(state: LinesState<Line>): LinesState<Line> {
  const [after, ...future] = state.future
  if (!after) return state
  return { lines: after, past: [...state.past, state.lines], future, session: null }
}

/**
 * Returns a line as it was before the current edit, with later lookups applied; the current line if
 * the edit has not written.
 */
export function getLineBeforeEdit<Line extends GridLine>(
  state: LinesState<Line>,
  id: string,
  session: string | null,
): Line | undefined {
  const isBegun = session !== null && session === state.session
  return (isBegun ? state.past.at(-1) : state.lines)?.find((line) => line.id === id)
}

/** Returns the next state; the same object if nothing changed. */
export function reduceLines<Line extends GridLine>(
  state: LinesState<Line>,
  action: LinesAction<Line>,
): LinesState<Line> {
  switch (action.kind) {
    case 'load':
      return createLinesState(action.lines)
    case 'write':
      return write(state, action.line, action.session)
    case 'insert':
      return step(state, state.lines.toSpliced(action.at, 0, ...action.lines))
    case 'remove': {
      const remainingLines = state.lines.filter((line) => !action.ids.has(line.id))
      return remainingLines.length === state.lines.length ? state : step(state, remainingLines)
    }
    case 'replace':
      return step(state, action.lines)
    case 'settle':
      return applyToHistory(state, action.change)
    case 'forget':
      return forget(state, action.session)
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
  }
}
