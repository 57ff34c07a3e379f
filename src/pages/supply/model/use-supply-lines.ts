import { useRecord } from '@/features/edit-record'
import { supplyForm } from './supply-form'
import type { SupplyLineEditor } from './supply-line-editor'

/** The lines of the supply whose screen this is; the same object for as long as it is open. */
export function useSupplyLines(): SupplyLineEditor {
  const { rows } = useRecord(supplyForm)
  if (!rows) throw new Error('A supply has lines')
  return rows
}
