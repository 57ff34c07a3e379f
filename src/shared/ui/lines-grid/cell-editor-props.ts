import type { EditableColumn } from './logic/columns'
import type { GridLine } from './logic/lines'
import type { Grid } from './grid-context'

/** Props of the field in an open cell. With `how: 'keep'` the caret stands behind the text, with `replace` the text is gone. */
export interface CellEditorProps<Line extends GridLine, Column = EditableColumn<Line>> {
  grid: Grid<Line>
  column: Column
  lineId: string
  editMode: 'keep' | 'replace'
  /** What is wrong with the cell, until something is typed. */
  problem: string | null
  /** The id of the cell's message. */
  messageId: string | undefined
}

/** Connects the field to the cell's message. */
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
