import type { Block } from './logic/block'
import type { GridColumn } from './logic/columns'
import type { GridCommands } from './logic/commands'
import type { Cursor } from './logic/cursor'
import type { GridLine } from './logic/lines'
import type { Picks } from './logic/picks'
import type { LinesStore } from './logic/store'

/** Shared by all rows and cells; stable until the columns change. */
export interface Grid<Line extends GridLine> {
  readonly store: LinesStore<Line>
  readonly cursor: Cursor
  readonly commands: GridCommands<Line>
  readonly columns: readonly GridColumn<Line>[]
  readonly isReadOnly: boolean
  /** True if a line has actions. */
  readonly hasMenu: boolean
  /** Selected block; null for a single cell. Stable until it changes. */
  readonly selection: () => Block | null
  readonly picks: Picks
  readonly openMenu: (lineId: string, button: HTMLElement) => void
}
