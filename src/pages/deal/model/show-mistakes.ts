import type { DealWrite } from '@/entities/deal'
import { toast } from '@/shared/lib/toast'
import { cellOf, type Mistake } from './check'
import type { DealEditor } from './deal-editor'
import { goTo } from './go-to'

/** Puts what stands against saving a deal, in the form's order, at its fields and cells, in place of what stood there before; goes to the first. */
export function showMistakes(editor: DealEditor, mistakes: readonly Mistake[], written: DealWrite): void {
  const lineIds = written.lines.map((line) => line.id)
  const cells = new Map<string, Record<string, string>>()
  editor.form.clearErrors()
  for (const { name, message } of mistakes) {
    const cell = cellOf(name, lineIds)
    if (cell) cells.set(cell.lineId, { ...cells.get(cell.lineId), [cell.columnId]: message })
    else editor.form.setError(name as 'client_id', { type: 'backend', message })
  }
  editor.lines.setErrors(cells)
  toast.formValidationError()
  const [first] = mistakes
  if (first) goTo(editor, first.name)
}
