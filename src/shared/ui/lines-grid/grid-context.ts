import type { Block } from './logic/block'
import type { GridColumn } from './logic/columns'
import type { GridCommands } from './logic/commands'
import type { Cursor } from './logic/cursor'
import type { GridLine } from './logic/lines'
import type { LinesStore } from './logic/store'

/** What every row and cell works with; the same object until the columns change. */
export interface Grid<Line extends GridLine> {
  readonly store: LinesStore<Line>
  readonly cursor: Cursor
  readonly commands: GridCommands<Line>
  readonly columns: readonly GridColumn<Line>[]
  readonly isReadOnly: boolean
  /** What is selected, where that is more than the cell that is entered; the same object until it changes. */
  readonly selection: () => Block | null
  readonly openMenu: (lineId: string, button: HTMLElement) => void
}
