import type { NumberForm } from '@domain/numbers'
import type { CopiedLines } from './block'
import { createClipboardCommands } from './clipboard-commands'
import type { Place } from './cursor'
import { createGridState, type GridParts } from './grid-parts'
import type { Intent } from './keys'
import { createLineCommands } from './line-commands'
import type { GridLine } from './lines'
import { createNavigation } from './navigation'
import type { NumberQuestion } from './number-questions'
import type { SkippedPaste, ValueKinds } from './paste'

/** Actions on a grid, triggered by keys, buttons or the clipboard. */
export interface GridCommands<Line extends GridLine> {
  /** Runs a key's intent. Returns false to leave the key to the browser. */
  run(intent: Intent): boolean
  edit(place: Place, how: 'keep' | 'replace'): void
  /**
   * Changes the cell being edited. All changes of an edit are one undo step, and Escape reverts
   * them.
   */
  change(change: (line: Line) => Line): void
  /** Adds a line at the end. */
  add(): void
  duplicate(lineId: string): void
  remove(lineId: string): void
  undo(): void
  redo(): void
  /**
   * Pastes text from the first selected cell on; a single cell fills the selection. `form` tells
   * how its numbers are written, if known; `kinds` are those of its columns. Returns the skipped
   * cells.
   */
  paste(text: string, form?: NumberForm, kinds?: ValueKinds): SkippedPaste
  /**
   * Writes rows from the current line on, each cell into the column with its id. Returns the
   * skipped rows.
   */
  pasteRows(columnIds: readonly string[], rows: readonly (readonly string[])[]): SkippedPaste
  /**
   * Selected lines; null unless the first column, or the whole row after the leading columns, is
   * selected.
   */
  copyLines(): CopiedLines<Line> | null
  /** The lines with all columns. */
  copyWhole(lineIds: readonly string[]): CopiedLines<Line>
  /** Ids of the lines that are not blank. */
  filled(): readonly string[]
  /** Adds copied lines after the last line that is not blank, and moves to the first of them. */
  append(copied: CopiedLines<Line>): void
  /**
   * Pastes copied lines by column, from the first selected line on: whole lines from any cell,
   * lines without their leading columns only into new lines, others from the first column. Returns
   * the skipped rows; returns null and does nothing otherwise.
   */
  pasteLines(copied: CopiedLines<Line>): SkippedPaste | null
  /**
   * Parses a column's ambiguous numbers again with a known form, and moves to the first of them.
   */
  settle(question: NumberQuestion<Line>, form: NumberForm): void
  /** Text of the selection for a spreadsheet; null without a cursor. */
  copy(): string | null
  /** Text of the selection with a title row and the columns' further texts. */
  copyTable(): string | null
  /** Value kinds of the copied columns. */
  getCopiedKinds(): readonly (string | null)[]
  /** Clears the selected cells. */
  clear(): void
}

/** Composes the commands of a grid. */
export function createCommands<Line extends GridLine>(parts: GridParts<Line>): GridCommands<Line> {
  const { store, cursor } = parts
  const state = createGridState(parts)
  const lines = createLineCommands(parts, state)
  const navigation = createNavigation(parts, state, lines.insert)
  const clipboard = createClipboardCommands(parts, state)

  function run(intent: Intent): boolean {
    const place = cursor.place()
    if (!place) return false
    switch (intent.kind) {
      case 'clear':
        lines.clear()
        return true
      case 'undo':
      case 'redo':
        lines.runUndoRedo(intent.kind)
        return true
      case 'insert':
        lines.insert(store.order().indexOf(place.lineId) + 1)
        return true
      case 'down':
        lines.fillDownOrDuplicate(place)
        return true
      case 'remove':
        lines.remove(state.getBlock()?.lineIds ?? [place.lineId])
        return true
      default:
        return navigation.run(place, intent)
    }
  }

  function settle({ column, lineIds }: NumberQuestion<Line>, form: NumberForm) {
    store.replace(
      store
        .lines()
        .map((line) =>
          lineIds.includes(line.id) ? column.write(line, column.edit(line), form) : line,
        ),
    )
    state.enter(lineIds[0], column.id)
  }

  return {
    run,
    edit: navigation.edit,
    change: navigation.change,
    add: () => lines.insert(store.order().length),
    duplicate: (lineId) => lines.duplicate(lineId),
    remove: (lineId) => lines.remove([lineId]),
    undo: () => lines.runUndoRedo('undo'),
    redo: () => lines.runUndoRedo('redo'),
    filled: lines.filled,
    clear: lines.clear,
    settle,
    ...clipboard,
  }
}
