import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { intentWhileEditing, intentWhileMoving } from '../model/keys'
import type { GridLine } from '../model/lines'
import type { Grid } from './grid-context'

/** What the whole grid listens to: keys, clipboard, and the keyboard going elsewhere. */
export function useGridEvents<Line extends GridLine>({ cursor, commands, columns }: Grid<Line>) {
  const isLeaving = useRef(false)

  const hold = () => {
    const place = cursor.place()
    return place ? cursor.hold(place.lineId, place.columnId) : 'none'
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
    isLeaving.current = intent?.kind === 'leave'
    if (!intent || leaves) return
    // At once, so that the key that began an edit lands in the field it opened.
    const isDone = flushSync(() => commands.run(intent))
    if (isDone) event.preventDefault()
    // Escape that closed an edit should not also close what the grid lies in.
    if (isDone && intent.kind === 'cancel') event.stopPropagation()
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (editing() && !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    commands.paste(text)
  }

  function onCopy(event: ClipboardEvent) {
    const text = editing() ? null : commands.copy()
    if (text === null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
    if (event.type === 'cut') commands.clear()
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    isLeaving.current = false
    const stays = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!stays && document.hasFocus() && editing()) cursor.close('quietly')
  }

  return { onKeyDown, onPaste, onCopy, onCut: onCopy, onBlur }
}
