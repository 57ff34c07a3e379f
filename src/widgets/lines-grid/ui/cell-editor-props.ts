import type { EditableColumn } from '../model/columns'
import type { GridLine } from '../model/lines'
import type { Grid } from './grid-context'

/** What the field in an open cell is given; the caret begins behind what is there, or what is there goes. */
export interface CellEditorProps<Line extends GridLine, Column = EditableColumn<Line>> {
  grid: Grid<Line>
  column: Column
  lineId: string
  how: 'keep' | 'replace'
}
