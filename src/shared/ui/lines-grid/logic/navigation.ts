import { isEditable, type EditableColumn } from './columns'
import { findNextPlace, stepFrom, type Place } from './cursor'
import type { GridParts, GridState } from './grid-parts'
import type { Commit, NavigationIntent } from './keys'
import type { GridLine } from './lines'

const STEPS = { up: [-1, 0], left: [0, -1], right: [0, 1] } as const

/** Moves between cells and edits the current one. */
interface Navigation<Line extends GridLine> {
  /** Runs an intent at the current cell. Returns false to leave the key to the browser. */
  run(place: Place, intent: NavigationIntent): boolean
  edit(place: Place, how: 'keep' | 'replace'): void
  change(change: (line: Line) => Line): void
}

/**
 * Creates the keyboard navigation of a grid.
 * @param insert adds a line at an index and moves to it
 */
export function createNavigation<Line extends GridLine>(
  parts: GridParts<Line>,
  { canAddLines, getShape, getMultiCellBlock, enter }: GridState<Line>,
  insert: (at: number, columnId: string) => void,
): Navigation<Line> {
  const { store, cursor } = parts
  let edits = 0
  let editedLineId = ''
  const getSession = () => `edit-${edits}`

  const findEditableColumn = (place: Place): EditableColumn<Line> | null => {
    const column = parts.columns().find((each) => each.id === place.columnId)
    return column && isEditable(column) && !parts.isReadOnly() ? column : null
  }

  const change = (write: (line: Line) => Line) => store.write(editedLineId, write, getSession())

  function edit(place: Place, how: 'keep' | 'replace') {
    const column = findEditableColumn(place)
    if (!column) return cursor.moveTo(place)
    edits += 1
    editedLineId = place.lineId
    // A select handles the typed key itself; other cells are cleared first.
    if (how === 'replace' && column.kind !== 'choice') change((line) => column.write(line, ''))
    cursor.edit(place, how)
  }

  function tab(place: Place, step: 1 | -1): boolean {
    const next = findNextPlace(place, getShape(), step)
    if (next) cursor.tabTo(next)
    return next !== null
  }

  /**
   * Moves to the line below. After the last line it adds one, or closes the cell if lines are
   * fixed.
   */
  function goDown(place: Place, columnId: string) {
    const at = store.order().indexOf(place.lineId) + 1
    const below = store.order()[at]
    if (below) enter(below, columnId)
    else if (canAddLines()) insert(at, columnId)
    else cursor.close()
  }

  function commit(place: Place, then: Commit): boolean {
    switch (then) {
      case 'next':
      case 'previous': {
        const isDone = tab(place, then === 'next' ? 1 : -1)
        if (!isDone) cursor.close()
        return isDone
      }
      case 'return':
        goDown(place, cursor.returnColumn() ?? place.columnId)
        return true
      case 'down':
        goDown(place, place.columnId)
        return true
      case 'up':
      case 'left':
      case 'right': {
        const [rows, columns] = STEPS[then]
        cursor.moveTo(stepFrom(place, getShape(), rows, columns))
        return true
      }
    }
  }

  const findEdge = (place: Place, { rows, columns }: { rows: number; columns: number }) =>
    stepFrom(place, getShape(), rows * Infinity || 0, columns * Infinity || 0)

  /** Extends the selection; if the anchor's line is removed, it starts at the current cell. */
  function extend(place: Place, to: Place) {
    const anchor = cursor.anchor()
    if (anchor && !store.line(anchor.lineId)) cursor.moveTo(place, 'quietly')
    cursor.extendTo(to)
  }

  function run(place: Place, intent: NavigationIntent): boolean {
    switch (intent.kind) {
      case 'move':
        cursor.moveTo(stepFrom(place, getShape(), intent.rows, intent.columns))
        return true
      case 'edge':
        cursor.moveTo(findEdge(place, intent))
        return true
      case 'select':
        extend(place, stepFrom(place, getShape(), intent.rows, intent.columns))
        return true
      case 'select_edge':
        extend(place, findEdge(place, intent))
        return true
      case 'select_all':
        cursor.moveTo(findEdge(place, { rows: -1, columns: -1 }), 'quietly')
        cursor.extendTo(findEdge(place, { rows: 1, columns: 1 }))
        return true
      case 'next':
        return tab(place, intent.by)
      case 'edit': {
        edit(place, intent.how)
        // Unhandled, so that the browser types the key into the opened field.
        return intent.how === 'keep' || !findEditableColumn(place)
      }
      case 'commit':
        return commit(place, intent.then)
      case 'cancel':
        store.forget(getSession())
        cursor.close()
        return true
      case 'leave': {
        const isSelected = getMultiCellBlock() !== null
        if (isSelected) cursor.moveTo(place)
        return isSelected
      }
    }
  }

  return { run, edit, change }
}
