import type { EditableColumn } from './logic/columns'
import type { GridLine } from './logic/lines'
import type { Grid } from './grid-context'

/** Props of the field in an open cell. With `how: 'keep'` the caret stands behind the text, with `replace` the text is gone. */
export interface CellEditorProps<Line extends GridLine, Column = EditableColumn<Line>> {
  grid: Grid<Line>
  column: Column
  lineId: string
  how: 'keep' | 'replace'
  /** What is wrong with the cell, until something is typed. */
  problem: string | null
  /** The id of the cell's message. */
  saidId: string | undefined
}

/** Connects the field to the cell's message. */
export const describedBy = ({
  problem,
  saidId,
}: {
  problem: string | null
  saidId: string | undefined
}) => ({
  'aria-describedby': saidId,
  'aria-invalid': problem !== null || undefined,
})
