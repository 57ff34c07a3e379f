import { useMemo } from 'react'
import type { Located } from '@/entities/document'
import type { GridColumn } from '@/shared/ui/lines-grid'
import type { WoodLine } from './wood-line'
import { columnOf } from './wood-rows'

/**
 * The columns of a document's lines, with a word at each figure that is probably a slip.
 * @param sayShort a few words, for a cell; the same function until the language changes
 */
export function useWarnedColumns<Line extends WoodLine, Warning>(
  columns: readonly GridColumn<Line>[],
  warnings: readonly Located<Warning>[],
  sayShort: (warning: Located<Warning>) => string,
): readonly GridColumn<Line>[] {
  return useMemo(() => {
    const inLines = warnings.filter(({ lineId }) => lineId !== null)
    const notes = new Map(
      inLines.map((warning) => [`${columnOf(warning.field)} ${warning.lineId}`, sayShort(warning)]),
    )
    if (notes.size === 0) return columns
    return columns.map((column) => ({
      ...column,
      note: (line: Line) => notes.get(`${column.id} ${line.id}`) ?? column.note?.(line) ?? null,
    }))
  }, [columns, warnings, sayShort])
}
