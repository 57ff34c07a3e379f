import { clearBlock, fillBlock } from './block'
import type { Place } from './cursor'
import type { GridParts, GridState } from './grid-parts'
import type { GridLine } from './lines'

/** Adds, copies, removes, fills and clears lines. */
interface LineCommands {
  /** Adds a line at an index and moves to it. */
  insert(at: number, columnId?: string): void
  duplicate(lineId: string, columnId?: string): void
  /** Removes consecutive lines; keeps a blank one if none would remain. */
  remove(lineIds: readonly string[]): void
  /** Fills the selection with its first line; a single line is duplicated. */
  fillDownOrDuplicate(place: Place): void
  clear(): void
  runUndoRedo(direction: 'undo' | 'redo'): void
  filled(): readonly string[]
}

export function createLineCommands<Line extends GridLine>(
  parts: GridParts<Line>,
  {
    canAddLines,
    canRemoveLines,
    getBlock,
    getMultiCellBlock,
    areEmptyLines,
    enter,
  }: GridState<Line>,
): LineCommands {
  const { store, cursor } = parts

  function duplicate(lineId: string, columnId?: string) {
    if (canAddLines()) enter(store.duplicate(lineId), columnId)
  }

  return {
    duplicate,

    insert(at, columnId) {
      if (canAddLines()) enter(store.insert(at)[0], columnId)
    },

    remove(lineIds) {
      if (!canRemoveLines() || (!canAddLines() && lineIds.length === store.order().length)) return
      const at = store.order().indexOf(lineIds[0] ?? '')
      const neighbor = store.order()[at + lineIds.length] ?? store.order()[at - 1] ?? null
      const columnId = cursor.place()?.columnId
      store.remove(lineIds)
      if (neighbor) enter(neighbor, columnId)
      else enter(store.insert(0)[0])
    },

    fillDownOrDuplicate(place) {
      const filled = getMultiCellBlock()
      if (!filled || filled.lineIds.length === 1) duplicate(place.lineId, place.columnId)
      else if (!parts.isReadOnly())
        store.replace(fillBlock(store.lines(), parts.columns(), filled, parts.form()))
    },

    clear() {
      const cleared = getBlock()
      if (cleared && !parts.isReadOnly())
        store.replace(clearBlock(store.lines(), parts.columns(), cleared))
    },

    runUndoRedo(direction) {
      const place = cursor.place()
      const at = place ? store.order().indexOf(place.lineId) : -1
      if (parts.isReadOnly()) return
      store[direction]()
      if (place && !store.line(place.lineId))
        enter(store.order()[Math.min(at, store.order().length - 1)], place.columnId)
    },

    filled: () =>
      store
        .lines()
        .filter((line) => !areEmptyLines([line]))
        .map(({ id }) => id),
  }
}
