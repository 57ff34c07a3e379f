// Entered by its own name, not through the kit, so that only screens with lines bring it.
export { LinesGrid } from './lines-grid'
export type { GridColumn } from './logic/columns'
export { createCursor, type Cursor, type Place } from './logic/cursor'
export type { LineClipboard, PastedBlock } from './use-grid-events'
export { createLinesStore, type LinesStore } from './logic/store'
