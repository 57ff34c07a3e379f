import { useRecord } from '@/features/edit-record'
import { supplyForm } from './supply-form'
import type { SupplyLineEditor } from './supply-line-editor'

/** Returns the line editor of the open supply. The reference is stable. */
export function useSupplyLines(): SupplyLineEditor {
  const { rows } = useRecord(supplyForm)
  if (!rows) throw new Error('A supply has lines')
  return rows
}
