import type { DealEditor } from './deal-editor'
import { cellOf } from './check'
import { sentLines } from './deal-form'

const fieldSelector = 'input, select, textarea, [role="spinbutton"], button'

/** The ids of the lines that are sent, in their order: what a pointer counts. */
export const sentLineIds = (editor: DealEditor): readonly string[] =>
  editor.snapshots.take().written.lines.map((line) => line.id)

/** The number by which the sheet calls a line that is sent: the blank lines before it, which are not sent, count there. */
export function rowNumberOf(editor: DealEditor, at: number): number {
  const lines = editor.lines.lines()
  const sent = sentLines(lines)
  return lines.findIndex((line) => line === sent[at]) + 1
}

/** Brings the keyboard to a field of the form or a cell of the lines. */
export function goTo(editor: DealEditor, name: string): void {
  const cell = cellOf(name, sentLineIds(editor))
  if (cell) return editor.cursor.moveTo(cell)
  if (name.startsWith('lines')) {
    const [first = editor.lines.insert(0)[0]] = editor.lines.order()
    if (first) editor.cursor.moveTo({ lineId: first, columnId: 'product' })
    return
  }
  const place = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  place?.querySelector<HTMLElement>(fieldSelector)?.focus()
}
