/**
 * Move after a finished edit: in a direction, in reading order, or down to the column where the run
 * of Tabs started.
 */
export type Commit = 'up' | 'down' | 'left' | 'right' | 'next' | 'previous' | 'return'

/** Meaning of a key in the grid. */
export type Intent = NavigationIntent | LineIntent

/** Moves the cursor, extends the selection, or opens and closes a cell. */
export type NavigationIntent =
  | { readonly kind: 'move' | 'select'; readonly rows: number; readonly columns: number }
  | {
      readonly kind: 'edge' | 'select_edge'
      readonly rows: -1 | 0 | 1
      readonly columns: -1 | 0 | 1
    }
  | { readonly kind: 'next'; readonly by: 1 | -1 }
  | { readonly kind: 'edit'; readonly how: 'keep' | 'replace' }
  | { readonly kind: 'commit'; readonly then: Commit }
  | { readonly kind: 'cancel' | 'leave' | 'select_all' }

/** Changes the selected lines, or reverts a change. */
interface LineIntent {
  readonly kind: 'clear' | 'undo' | 'redo' | 'insert' | 'down' | 'remove'
}

/** Part of a KeyboardEvent that determines the intent. */
export interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const PAGE_ROWS = 10

const ARROWS: Readonly<Record<string, readonly [rows: -1 | 0 | 1, columns: -1 | 0 | 1]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function getCommand(key: Key): Intent | null {
  const edge = key.shiftKey ? 'select_edge' : 'edge'
  switch (key.key.toLowerCase()) {
    case 'z':
      return { kind: key.shiftKey ? 'redo' : 'undo' }
    case 'y':
      return { kind: 'redo' }
    case 'd':
      return { kind: 'down' }
    case 'a':
      return { kind: 'select_all' }
    case 'enter':
      return { kind: 'insert' }
    case 'delete':
    case 'backspace':
      return { kind: 'remove' }
    case 'home':
      return { kind: edge, rows: -1, columns: -1 }
    case 'end':
      return { kind: edge, rows: 1, columns: 1 }
    default: {
      const arrow = ARROWS[key.key]
      return arrow ? { kind: edge, rows: arrow[0], columns: arrow[1] } : null
    }
  }
}

/** Intent of a key while the cell is closed. Null leaves it to the browser. */
export function getMovingIntent(key: Key): Intent | null {
  if (key.altKey) return null
  if (key.ctrlKey || key.metaKey) return getCommand(key)
  const arrow = ARROWS[key.key]
  const move = key.shiftKey ? 'select' : 'move'
  const edge = key.shiftKey ? 'select_edge' : 'edge'
  if (arrow) return { kind: move, rows: arrow[0], columns: arrow[1] }
  switch (key.key) {
    case 'Tab':
      return { kind: 'next', by: key.shiftKey ? -1 : 1 }
    case 'Enter':
      return key.shiftKey ? { kind: 'move', rows: -1, columns: 0 } : { kind: 'edit', how: 'keep' }
    case 'F2':
      return { kind: 'edit', how: 'keep' }
    case 'Escape':
      return { kind: 'leave' }
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' }
    case 'Home':
      return { kind: edge, rows: 0, columns: -1 }
    case 'End':
      return { kind: edge, rows: 0, columns: 1 }
    case 'PageUp':
      return { kind: move, rows: -PAGE_ROWS, columns: 0 }
    case 'PageDown':
      return { kind: move, rows: PAGE_ROWS, columns: 0 }
    default:
      // A key of one character, in any script, is text.
      return [...key.key].length === 1 && key.key !== ' ' ? { kind: 'edit', how: 'replace' } : null
  }
}

const DIRECTIONS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * Intent of a key while the cell is open. Null leaves it to the field. In an edit that replaced the
 * text, arrow keys leave the cell, as in a spreadsheet; otherwise they move the caret.
 */
export function getEditingIntent(key: Key, how: 'keep' | 'replace'): Intent | null {
  if (key.altKey || key.ctrlKey || key.metaKey) return null
  const direction = DIRECTIONS[key.key]
  if (direction && how === 'replace' && !key.shiftKey) return { kind: 'commit', then: direction }
  switch (key.key) {
    case 'Enter':
      return { kind: 'commit', then: key.shiftKey ? 'up' : 'return' }
    case 'Tab':
      return { kind: 'commit', then: key.shiftKey ? 'previous' : 'next' }
    case 'Escape':
      return { kind: 'cancel' }
    default:
      return null
  }
}
