import { unknownNumberForm, detectNumberForm, type NumberForm } from '@domain/numbers'
import { isEditable, type GridColumn } from './columns'
import type { GridLine } from './lines'

/**
 * The lines after a block of cells was pasted with its corner at (`row`, `column`). Cells below the last line make new lines; those right
 * of the last column, or over columns that can't be edited, are dropped.
 * @param form how numbers in the cells are written; where it is not known, those of a column that can be read in one way tell of the others
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
