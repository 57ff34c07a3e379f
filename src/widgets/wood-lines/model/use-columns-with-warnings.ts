import { useMemo } from 'react'
import type { LocatedWarning } from '@/entities/document'
import type { GridColumn } from '@/shared/ui/lines-grid'
import type { WoodLine } from './wood-line'
import { getColumnId } from './wood-line-editor'

/**
 * Returns the columns with a short warning at each suspicious figure.
 * @param formatShort returns a short text for a cell; must be stable until the language changes
 */
export function useColumnsWithWarnings<Line extends WoodLine, Warning>(
  columns: readonly GridColumn<Line>[],
  warnings: readonly LocatedWarning<Warning>[],
  formatShort: (warning: LocatedWarning<Warning>) => string,
): readonly GridColumn<Line>[] {
  return useMemo(() => {
    const lineWarnings = warnings.filter(({ lineId }) => lineId !== null)
    const notes = new Map(
      lineWarnings.map((warning) => [
        `${getColumnId(warning.field)} ${warning.lineId}`,
        formatShort(warning),
      ]),
    )
    if (notes.size === 0) return columns
    return columns.map((column) => ({
      ...column,
      note: (line: Line) => notes.get(`${column.id} ${line.id}`) ?? column.note?.(line) ?? null,
    }))
  }, [columns, warnings, formatShort])
}
