import { useMemo } from 'react'
import type { GridColumn } from '@/shared/ui/lines-grid'
import type { LineDraft } from './deal-line'
import { useDealWarnings, useWarningWords } from './deal-warnings'

const columnOf = { rate_off_last: null, price_off_last: 'price', purchase_over_price: 'planned_purchase_price' } as const

/** The columns of a deal's lines, with a word at each price that is probably a slip. */
export function useWarnedColumns(columns: readonly GridColumn<LineDraft>[]): readonly GridColumn<LineDraft>[] {
  const warnings = useDealWarnings()
  const { sayShort } = useWarningWords()
  return useMemo(() => {
    const notes = new Map(warnings.map((warning) => [`${columnOf[warning.code]} ${warning.lineId}`, sayShort(warning)]))
    if (notes.size === 0) return columns
    return columns.map((column) => ({ ...column, note: (line) => notes.get(`${column.id} ${line.id}`) ?? column.note?.(line) ?? null }))
  }, [columns, warnings, sayShort])
}
