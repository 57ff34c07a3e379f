// Not exported by shared/ui, so that only screens with lines load it.
export { LinesGrid } from './lines-grid'
export type { GridColumn } from './logic/columns'
export { createCursor, type Cursor, type Place } from './logic/cursor'
export type { CopiedLinesStore } from './copy-buttons'
export type { LineClipboard, PastedBlock } from './use-grid-events'
export { createLinesStore, type LinesStore } from './logic/store'
