export { LinesGrid, type LinesGridProps } from './ui/lines-grid'
export type { LineAction } from './ui/line-menu'
export type {
  Choice,
  ChoiceColumn,
  ComputedColumn,
  GridColumn,
  NumberColumn,
  PickerColumn,
  PickerOption,
  TextColumn,
} from './model/columns'
export { createCursor, type Cursor, type Hold, type Place } from './model/cursor'
export type { GridLine } from './model/lines'
export { createLinesStore, type CellErrors, type LinesStore, type LinesStoreOptions } from './model/store'
