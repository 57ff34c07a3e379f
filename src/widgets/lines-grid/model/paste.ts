import { isEditable, type GridColumn } from './columns'
import type { GridLine } from './lines'

/**
 * The lines after a block of cells was put down with its corner at (`row`, `column`): cells below the last line make new
 * lines, cells right of the last column and over columns that can't be written fall away.
 */
export function pasteCells<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  corner: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
  newLine: () => Line,
): readonly Line[] {
  const next = [...lines]
  cells.forEach((texts, down) => {
    const at = corner.row + down
    next[at] = texts.reduce<Line>((line, text, right) => {
      const column = columns[corner.column + right]
      return column && isEditable(column) ? column.write(line, text.trim()) : line
    }, next[at] ?? newLine())
  })
  return next
}
