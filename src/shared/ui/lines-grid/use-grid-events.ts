import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '@/shared/i18n'
import { getLanguageNumberForm, createNumberForm } from '@domain/numbers'
import { toast } from '../toast/toast'
import type { Place } from './logic/cursor'
import { getEditingIntent, getMovingIntent } from './logic/keys'
import type { CopiedLines } from './logic/block'
import {
  findSkippedKinds,
  NOTHING_SKIPPED,
  type SkippedPaste,
  type ValueKinds,
} from './logic/paste'
import type { GridLine } from './logic/lines'
import { parseClipboardText, readCopiedCells, writeCopiedCells } from './logic/clipboard'
import type { Grid } from './grid-context'

/** Serializes copied lines for the clipboard, and parses those of other documents. */
export interface LineClipboard<Line extends GridLine> {
  write(copied: CopiedLines<Line>): string
  /** Returns null if the text contains no lines; the plain text is pasted then. */
  read(text: string): CopiedLines<Line> | null
}

/** Cells pasted from elsewhere, and the two ways to write them. */
export interface PastedBlock {
  readonly cells: readonly (readonly string[])[]
  /** Writes the cells from the current cell on; `kinds` are those of their columns. */
  pasteAsIs(kinds?: ValueKinds): void
  /** Writes rows from the current line on, each cell into the column with its id. */
  pasteRows(columnIds: readonly string[], rows: readonly (readonly string[])[]): void
}

/** Handles a pasted block. Returns false to let the grid paste it. */
export type PasteHandler = (block: PastedBlock) => boolean

/**
 * Cell under the pointer; null outside of cells and in an open cell, where dragging selects text.
 */
function findCellPlace(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const { line: lineId, column: columnId } = cell?.dataset ?? {}
  return lineId === undefined || columnId === undefined || cell?.dataset['open']
    ? null
    : { lineId, columnId }
}

/**
 * Focuses a cell that exists, before the open cell's field is removed. The browser lays out once
 * more if the removed field has the focus.
 */
function focusCell(grid: Element, place: Place | null) {
  if (!place) return
  const { lineId, columnId } = place
  grid.querySelector<HTMLElement>(`[data-line="${lineId}"][data-column="${columnId}"]`)?.focus()
}

/** Event handlers of the grid: keyboard, pointer, clipboard and blur. */
export function useGridEvents<Line extends GridLine>(
  { cursor, commands, columns }: Grid<Line>,
  handlePaste?: PasteHandler,
  clipboard?: LineClipboard<Line>,
) {
  const isLeaving = useRef(false)
  const isDragging = useRef(false)
  const { t, i18n } = useTranslation('shared/forms')
  const { language } = i18n

  const getCellState = () => {
    const place = cursor.place()
    return place ? cursor.cellState(place.lineId, place.columnId) : 'none'
  }
  const isEditing = () => getCellState() === 'keep' || getCellState() === 'replace'

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return
    if (!event.target.closest('[data-column]')) return
    // Pressed before Tab, which leaves the grid backwards after Escape.
    if (event.key === 'Shift') return
    const state = getCellState()
    const column = columns.find((each) => each.id === cursor.place()?.columnId)
    // In a select, the arrow keys choose an option.
    const how = state === 'replace' && column?.kind !== 'choice' ? 'replace' : 'keep'
    const intent = isEditing() ? getEditingIntent(event, how) : getMovingIntent(event)
    const wasLeaving = isLeaving.current
    const isLeavingByTab = wasLeaving && event.key === 'Tab'
    isLeaving.current = false
    if (!intent || isLeavingByTab) return
    // Synchronous, so that the key that opened the editor is typed into it.
    const wasEditing = isEditing()
    const isDone = flushSync(() => {
      const isRun = commands.run(intent)
      if (wasEditing && getCellState() === 'at') focusCell(event.currentTarget, cursor.place())
      return isRun
    })
    isLeaving.current = intent.kind === 'leave' && !isDone
    if (isDone) event.preventDefault()
    // Escape that ended an edit or a selection, or lets Tab leave, must not also close the
    // surrounding dialog.
    if (event.key === 'Escape' && (isDone || !wasLeaving)) event.stopPropagation()
  }

  /** Shift-click extends the selection to the cell; a click starts a new one. Touch scrolls. */
  function onPointerDown(event: PointerEvent) {
    const place =
      event.pointerType === 'mouse' && event.button === 0 ? findCellPlace(event.target) : null
    isDragging.current = place !== null
    if (!place) return
    if (!event.shiftKey) return cursor.moveTo(place, 'quietly')
    cursor.extendTo(place)
  }

  function onPointerOver(event: PointerEvent) {
    // The button was released outside of the grid.
    if ((event.buttons & 1) === 0) isDragging.current = false
    const place = isDragging.current ? findCellPlace(event.target) : null
    if (place && cursor.cellState(place.lineId, place.columnId) === 'none') cursor.extendTo(place)
  }

  // Prevents the browser from focusing the cell and selecting its text.
  function onMouseDown(event: MouseEvent) {
    if (event.shiftKey && findCellPlace(event.target)) event.preventDefault()
  }

  function showSkippedPaste({ rows, columns: right, choices, otherKinds = [] }: SkippedPaste) {
    const [choice] = choices
    if (otherKinds.length > 0)
      toast.error(t('lines.left_out.kinds', { columns: otherKinds.join(', ') }))
    if (rows > 0) toast.error(t('lines.left_out.rows', { count: rows }))
    if (right > 0) toast.error(t('lines.left_out.columns', { count: right }))
    if (choice) toast.error(t('lines.left_out.choices', { count: choices.length, ...choice }))
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    const copied = readCopiedCells(event.clipboardData)
    if (isEditing() && !/[\t\n]/.test(text.trim())) {
      const edited = columns.filter(({ id }) => id === cursor.place()?.columnId)
      const { otherKinds } = findSkippedKinds(edited, copied?.kinds ?? [])
      if (!otherKinds) return
      event.preventDefault()
      return showSkippedPaste({ ...NOTHING_SKIPPED, otherKinds })
    }
    event.preventDefault()
    const lines = (copied && clipboard?.read(copied.lines ?? '')) ?? null
    const skipped = lines && commands.pasteLines(lines)
    if (skipped) return showSkippedPaste(skipped)
    if (copied) {
      const { cells, decimal, kinds } = copied
      return showSkippedPaste(commands.paste(cells, createNumberForm(decimal), kinds))
    }
    const block: PastedBlock = {
      cells: parseClipboardText(text),
      pasteAsIs: (kinds) => showSkippedPaste(commands.paste(text, undefined, kinds)),
      pasteRows: (columnIds, rows) => showSkippedPaste(commands.pasteRows(columnIds, rows)),
    }
    if (!handlePaste?.(block)) block.pasteAsIs()
  }

  function onCopy(event: ClipboardEvent) {
    const cells = isEditing() ? null : commands.copy()
    if (cells === null) return
    event.preventDefault()
    const lines = clipboard ? commands.copyLines() : null
    const kinds = commands.getCopiedKinds()
    // If only the text arrives, its titles identify the columns.
    const isTable = kinds.length > 1 && (lines !== null || kinds.some((kind) => kind !== null))
    writeCopiedCells(event.clipboardData, {
      text: (isTable ? commands.copyTable() : null) ?? cells,
      cells,
      decimal: getLanguageNumberForm(language).decimal ?? '.',
      kinds,
      lines: lines && clipboard ? clipboard.write(lines) : null,
    })
    if (event.type === 'cut') commands.clear()
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    isLeaving.current = false
    const isFocusInside =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!isFocusInside && document.hasFocus() && isEditing()) cursor.close('quietly')
  }

  return {
    onKeyDown,
    onPointerDown,
    onPointerOver,
    onMouseDown,
    onPaste,
    onCopy,
    onCut: onCopy,
    onBlur,
  }
}
