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
import { getLanguageNumberForm, formWithDecimal } from '@domain/numbers'
import { toast } from '../toast/toast'
import type { Place } from './logic/cursor'
import { intentWhileEditing, intentWhileMoving } from './logic/keys'
import type { CopiedLines } from './logic/block'
import type { SkippedPaste } from './logic/skipped-paste'
import type { GridLine } from './logic/lines'
import { parseClipboardText } from './logic/clipboard-text'
import type { Grid } from './grid-context'

/** With what is copied here goes which mark its numbers have before their decimals: pasted here again, they are no question. */
const markType = 'application/x-timberdesk-decimal-mark'

/** Lines as a whole, beside their text: what a text does not tell, such as pieces per pack, goes with them into another document. */
const linesType = 'application/x-timberdesk-lines'

/** Writes copied lines for the clipboard, and reads those that were copied in another document. */
export interface LineClipboard<Line extends GridLine> {
  write(copied: CopiedLines<Line>): string
  /** Returns null for what are no lines; the text beside them is pasted then. */
  read(text: string): CopiedLines<Line> | null
}

/** Cells that were pasted from elsewhere, and the two ways to write them. */
export interface PastedBlock {
  readonly cells: readonly (readonly string[])[]
  /** Writes the cells side by side from the current cell on. */
  pasteAsIs(): void
  /** Writes rows from the current line on, each cell into the column of that id. */
  pasteRows(columnIds: readonly string[], rows: readonly (readonly string[])[]): void
}

/** Takes a pasted block over from the grid. Returns false to leave it to the grid. */
export type PasteHandler = (block: PastedBlock) => boolean

/** The cell under a pointer; null in one that is being written in, whose text is selected by it, and beside the cells. */
function findCellPlace(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const { line: lineId, column: columnId } = cell?.dataset ?? {}
  return lineId === undefined || columnId === undefined || cell?.dataset['open']
    ? null
    : { lineId, columnId }
}

/** What the whole grid listens to: keys, pointer, clipboard, and the keyboard going elsewhere. */
export function useGridEvents<Line extends GridLine>(
  { cursor, commands, columns }: Grid<Line>,
  takePaste?: PasteHandler,
  clipboard?: LineClipboard<Line>,
) {
  const isLeaving = useRef(false)
  const isDragging = useRef(false)
  const { t, i18n } = useTranslation('shared/forms')
  const { language } = i18n

  const hold = () => {
    const place = cursor.place()
    return place ? cursor.cellState(place.lineId, place.columnId) : 'none'
  }
  const editing = () => hold() === 'keep' || hold() === 'replace'

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return
    if (!event.target.closest('[data-column]')) return
    const now = hold()
    const column = columns.find((each) => each.id === cursor.place()?.columnId)
    // In a list of choices the arrows choose.
    const how = now === 'replace' && column?.kind !== 'choice' ? 'replace' : 'keep'
    const intent = editing() ? intentWhileEditing(event, how) : intentWhileMoving(event)
    const leaves = isLeaving.current && event.key === 'Tab'
    isLeaving.current = false
    if (!intent || leaves) return
    // At once, so that the key that began an edit lands in the field it opened.
    const isDone = flushSync(() => commands.run(intent))
    isLeaving.current = intent.kind === 'leave' && !isDone
    if (isDone) event.preventDefault()
    // Escape that closed an edit, or gave a selection up, should not also close what the grid lies in.
    if (isDone && event.key === 'Escape') event.stopPropagation()
  }

  /** A press with Shift selects up to its cell; one without begins anew there. A finger scrolls. */
  function onPointerDown(event: PointerEvent) {
    const place =
      event.pointerType === 'mouse' && event.button === 0 ? findCellPlace(event.target) : null
    isDragging.current = place !== null
    if (!place) return
    if (!event.shiftKey) return cursor.moveTo(place, 'quietly')
    cursor.extendTo(place)
  }

  function onPointerOver(event: PointerEvent) {
    // Let go elsewhere, which nobody was told.
    if ((event.buttons & 1) === 0) isDragging.current = false
    const place = isDragging.current ? findCellPlace(event.target) : null
    if (place && cursor.cellState(place.lineId, place.columnId) === 'none') cursor.extendTo(place)
  }

  // The browser would give the focus to the cell that is pressed, and begin to select its text.
  function onMouseDown(event: MouseEvent) {
    if (event.shiftKey && findCellPlace(event.target)) event.preventDefault()
  }

  function tellLeftOut({ rows, columns: right, choices }: SkippedPaste) {
    const [choice] = choices
    if (rows > 0) toast.error(t('lines.left_out.rows', { count: rows }))
    if (right > 0) toast.error(t('lines.left_out.columns', { count: right }))
    if (choice) toast.error(t('lines.left_out.choices', { count: choices.length, ...choice }))
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (editing() && !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const lines = clipboard?.read(event.clipboardData.getData(linesType)) ?? null
    const ofLines = lines && commands.pasteLines(lines)
    if (ofLines) return tellLeftOut(ofLines)
    const mark = event.clipboardData.getData(markType)
    if (mark === '.' || mark === ',')
      return tellLeftOut(commands.paste(text, formWithDecimal(mark)))
    const block: PastedBlock = {
      cells: parseClipboardText(text),
      pasteAsIs: () => tellLeftOut(commands.paste(text)),
      pasteRows: commands.pasteRows,
    }
    if (!takePaste?.(block)) block.pasteAsIs()
  }

  function onCopy(event: ClipboardEvent) {
    const text = editing() ? null : commands.copy()
    if (text === null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
    event.clipboardData.setData(markType, getLanguageNumberForm(language).decimal ?? '')
    const lines = commands.copyLines()
    if (lines && clipboard) event.clipboardData.setData(linesType, clipboard.write(lines))
    if (event.type === 'cut') commands.clear()
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    isLeaving.current = false
    const stays =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!stays && document.hasFocus() && editing()) cursor.close('quietly')
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
