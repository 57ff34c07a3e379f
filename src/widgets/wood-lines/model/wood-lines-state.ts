import type { Cursor, LinesStore } from '@/shared/ui/lines-grid'
import type { WoodLine } from './wood-line'

/** The sheet on which a document's lines of wood are written, and the cell that one is in; the same object for as long as the document is open. */
export interface WoodLinesState<Line extends WoodLine = WoodLine> {
  readonly lines: LinesStore<Line>
  readonly cursor: Cursor
}
