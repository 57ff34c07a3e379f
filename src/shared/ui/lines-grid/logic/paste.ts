import { unknownNumberForm, detectNumberForm, type NumberForm } from '@domain/numbers'
import { isEditable, type GridColumn } from './columns'
import type { GridLine } from './lines'

/**
 * Pastes a block of cells with its first cell at `corner`. Rows below the last line add lines;
 * cells beyond the last column or in read-only columns are dropped.
 * @param form how the cells write numbers; if unknown, it is detected from the unambiguous numbers
 * of each column
 */
export function pasteCells<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  corner: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
  newLine: () => Line,
  form?: NumberForm,
): readonly Line[] {
  const next = [...lines]
  const width = Math.max(0, ...cells.map((texts) => texts.length))
  const forms = Array.from(
    { length: width },
    (_, right) =>
      form ?? detectNumberForm(cells.map((texts) => texts[right] ?? '')) ?? unknownNumberForm,
  )
  cells.forEach((texts, down) => {
    const at = corner.row + down
    const over = columns.slice(corner.column, corner.column + texts.length)
    const together = over.filter(isEditable).map(({ id }) => id)
    next[at] = over.reduce<Line>(
      (line, column, right) =>
        isEditable(column)
          ? column.write(line, (texts[right] ?? '').trim(), forms[right], together)
          : line,
      next[at] ?? newLine(),
    )
  })
  return next
}
