import { useMemo } from 'react'
import type { LocatedWarning } from '@/entities/document'
import type { GridColumn } from '@/shared/ui/lines-grid'
import type { WoodLine } from './wood-line'
import { getColumnId } from './wood-line-editor'

/**
 * Returns the columns with a short warning at each suspicious figure.
 * @param sayShort returns a short text for a cell; must be stable until the language changes
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
