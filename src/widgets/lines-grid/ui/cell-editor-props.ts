import type { EditableColumn } from '../model/columns'
import type { GridLine } from '../model/lines'
import type { Grid } from './grid-context'

/** What the field in an open cell is given; the caret begins behind what is there, or what is there goes. */
export interface CellEditorProps<Line extends GridLine, Column = EditableColumn<Line>> {
  grid: Grid<Line>
  column: Column
  lineId: string
  how: 'keep' | 'replace'
  /** What is wrong with the cell, until something is typed. */
  problem: string | null
  /** Where what is said of the cell stands. */
  saidId: string | undefined
}

/** Ties the field to what is said of its cell. */
export const describedBy = ({ problem, saidId }: { problem: string | null; saidId: string | undefined }) => ({
  'aria-describedby': saidId,
  'aria-invalid': problem !== null || undefined,
})
