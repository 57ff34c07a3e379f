import { useMemo } from 'react'
import type { LocatedWarning } from '@/entities/document'
import type { GridColumn } from '@/shared/ui/lines-grid'
import type { WoodLine } from './wood-line'
import { getColumnId } from './wood-line-editor'

/**
 * The columns of a document's lines, with a word at each figure that is probably a slip.
 * @param formatShort a few words, for a cell; the same function until the language changes
 */
export function useColumnsWithWarnings<Line extends WoodLine, Warning>(
  columns: readonly GridColumn<Line>[],
  warnings: readonly LocatedWarning<Warning>[],
  sayShort: (warning: LocatedWarning<Warning>) => string,
): readonly GridColumn<Line>[] {
  return useMemo(() => {
    const inLines = warnings.filter(({ lineId }) => lineId !== null)
    const notes = new Map(
      inLines.map((warning) => [
        `${getColumnId(warning.field)} ${warning.lineId}`,
        sayShort(warning),
      ]),
    )
    if (notes.size === 0) return columns
    return columns.map((column) => ({
      ...column,
      note: (line: Line) => notes.get(`${column.id} ${line.id}`) ?? column.note?.(line) ?? null,
    }))
  }, [columns, warnings, sayShort])
}
