import { previewQueryOptions, type LocatedWarning, type Preview } from '@/entities/document/@x/deal'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { Deal, DealWrite } from './deal-queries'

export type DealPreview = Preview<Schemas['DealPreview']>
export type DealWarning = LocatedWarning<Schemas['DealWarning']>

/** Computed values and missing requirements of an edited deal. */
export const dealPreviewQueryOptions = (saved: Deal | null, edited: DealWrite | null) =>
  previewQueryOptions('deals', saved, edited, (deal, signal) =>
    unwrap(api.POST('/deals/preview/', { body: { id: saved?.id ?? null, deal }, signal })),
  )
