/** What every line of a grid has: a name for life, so that a cell finds its line after others came or went. */
export interface GridLine {
  readonly id: string
}

/** The lines, with what can be undone and redone. */
export interface LinesState<Line extends GridLine> {
  readonly lines: readonly Line[]
  readonly past: readonly (readonly Line[])[]
  readonly future: readonly (readonly Line[])[]
  /** The edit that the latest step belongs to: its further keystrokes are not steps of their own. */
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

const maxUndoSteps = 200

/** A grid's first state: nothing to undo. */
export function initialLines<Line extends GridLine>(lines: readonly Line[]): LinesState<Line> {
  return { lines, past: [], future: [], session: null }
}

function step<Line extends GridLine>(
  state: LinesState<Line>,
  lines: readonly Line[],
  session: string | null = null,
): LinesState<Line> {
  if (session !== null && session === state.session) return { ...state, lines, future: [] }
  return { lines, past: [...state.past.slice(1 - maxUndoSteps), state.lines], future: [], session }
}

function write<Line extends GridLine>(state: LinesState<Line>, line: Line, session: string | null) {
  const at = state.lines.findIndex((each) => each.id === line.id)
  if (at < 0 || state.lines[at] === line) return state
  return step(state, state.lines.with(at, line), session)
}

/** The history keeps whole lists. What a lookup finds later is filled into all of them, or undo would lose it. */
function settle<Line extends GridLine>(
  state: LinesState<Line>,
  change: (line: Line) => Line,
): LinesState<Line> {
  const settled = (lines: readonly Line[]) => {
    const next = lines.map(change)
    return next.some((line, at) => line !== lines[at]) ? next : lines
  }
  return {
    ...state,
    lines: settled(state.lines),
    past: state.past.map(settled),
    future: state.future.map(settled),
  }
}

/** Takes an edit back as if it had never begun. */
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
 * A line as it was before the present edit wrote to it, with what lookups have found since; the line as it is, where the edit has written
 * nothing.
 */
export function getLineBeforeEdit<Line extends GridLine>(
  state: LinesState<Line>,
  id: string,
  session: string | null,
): Line | undefined {
  const isBegun = session !== null && session === state.session
  return (isBegun ? state.past.at(-1) : state.lines)?.find((line) => line.id === id)
}

/** The next state of a grid's lines; the same object when nothing changed. */
export function reduceLines<Line extends GridLine>(
  state: LinesState<Line>,
  action: LinesAction<Line>,
): LinesState<Line> {
  switch (action.kind) {
    case 'load':
      return initialLines(action.lines)
    case 'write':
      return write(state, action.line, action.session)
    case 'insert':
      return step(state, state.lines.toSpliced(action.at, 0, ...action.lines))
    case 'remove': {
      const kept = state.lines.filter((line) => !action.ids.has(line.id))
      return kept.length === state.lines.length ? state : step(state, kept)
    }
    case 'replace':
      return step(state, action.lines)
    case 'settle':
      return settle(state, action.change)
    case 'forget':
      return forget(state, action.session)
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
  }
}
