import type { Cursor, LinesStore } from '@/shared/ui/lines-grid'
import type { WoodLine } from './wood-line'

/** Lines and cursor of a document's sheet; the same object while the document is open. */
export interface WoodLinesState<Line extends WoodLine = WoodLine> {
  readonly lines: LinesStore<Line>
  readonly cursor: Cursor
}
