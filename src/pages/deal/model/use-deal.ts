import { useQuery } from '@tanstack/react-query'
import { dealQueryOptions, type Deal } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { dealForm } from './deal-form'
import type { DealLineEditor } from './deal-line-editor'

/** Returns the line editor of the open deal; the same object while the screen is open. */
export function useDealLines(): DealLineEditor {
  const { rows } = useRecord(dealForm)
  if (!rows) throw new Error('A deal has lines')
  return rows
}

/** True if the user may see the deal's margin. The author of a new deal always may. */
export function useCanSeeMargin(): boolean {
  const { saved } = useRecord(dealForm)
  return saved === null || saved.planned.margin !== null
}

/**
 * Returns the latest deal from the server with its payments; null for a new one. Payments do not
 * change the version, so the form does not include them.
 */
export function useCurrentDeal(): Deal | null {
  const { saved } = useRecord(dealForm)
  const { data } = useQuery({ ...dealQueryOptions(saved?.id ?? ''), enabled: saved !== null })
  return saved && (data ?? saved)
}
