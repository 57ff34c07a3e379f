import type { GridColumn } from '../model/columns'
import type { GridCommands } from '../model/commands'
import type { Cursor } from '../model/cursor'
import type { GridLine } from '../model/lines'
import type { LinesStore } from '../model/store'

/** What every row and cell works with; the same object until the columns change. */
export interface Grid<Line extends GridLine> {
  readonly store: LinesStore<Line>
  readonly cursor: Cursor
  readonly commands: GridCommands<Line>
  readonly columns: readonly GridColumn<Line>[]
  readonly isReadOnly: boolean
  readonly openMenu: (lineId: string, button: HTMLElement) => void
}
