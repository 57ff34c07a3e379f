import { useRecord } from '@/features/edit-record'
import { dealForm } from './deal-form'
import type { DealLines } from './deal-lines'

/** The lines of the deal whose screen this is; the same object for as long as it is open. */
export function useDealLines(): DealLines {
  const { rows } = useRecord(dealForm)
  if (!rows) throw new Error('A deal has lines')
  return rows
}

/** Whether this person may see what the deal earns: in a new one its writer does. */
export function useCanSeeMargin(): boolean {
  const { saved } = useRecord(dealForm)
  return saved === null || saved.planned.margin !== null
}
