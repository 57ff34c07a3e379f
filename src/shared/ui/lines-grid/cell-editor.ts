import type { Grid } from './grid-context'
import type { EditableColumn } from './logic/columns'
import type { GridLine } from './logic/lines'

/**
 * Props of the editor in an open cell. `keep` puts the caret at the end of the text; `replace`
 * clears the text.
 */
export interface CellEditorProps<Line extends GridLine, Column = EditableColumn<Line>> {
  grid: Grid<Line>
  column: Column
  lineId: string
  editMode: 'keep' | 'replace'
  /** Error of the cell; null once the user types. */
  problem: string | null
  /** Id of the cell's message. */
  messageId: string | undefined
}

/** ARIA attributes that link the editor to the cell's message. */
export const toCellDescription = ({
  problem,
  messageId,
}: {
  problem: string | null
  messageId: string | undefined
}) => ({
  'aria-describedby': messageId,
  'aria-invalid': problem !== null || undefined,
})

/** Focuses a field with the caret at its end, as a spreadsheet does. */
export function focusAtEnd(field: HTMLInputElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
