import { useQuery } from '@tanstack/react-query'
import { dealQueryOptions, type Deal } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { dealForm } from './deal-form'
import type { DealLineEditor } from './deal-line-editor'

/** The lines of the deal whose screen this is; the same object for as long as it is open. */
export function useDealLines(): DealLineEditor {
  const { rows } = useRecord(dealForm)
  if (!rows) throw new Error('A deal has lines')
  return rows
}

/** Whether this person may see what the deal earns: in a new one its writer does. */
export function useCanSeeMargin(): boolean {
  const { saved } = useRecord(dealForm)
  return saved === null || saved.planned.margin !== null
}

/** The deal as the backend last returned it, payments included; null for a new one. A payment does not change the version that is edited. */
export function useCurrentDeal(): Deal | null {
  const { saved } = useRecord(dealForm)
  const { data } = useQuery({ ...dealQueryOptions(saved?.id ?? ''), enabled: saved !== null })
  return saved && (data ?? saved)
}
