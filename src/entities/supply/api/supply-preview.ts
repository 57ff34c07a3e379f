import {
  previewQueryOptions,
  type LocatedWarning,
  type Preview,
} from '@/entities/document/@x/supply'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { Supply, SupplyWrite } from './supply-queries'

export type SupplyPreview = Preview<Schemas['SupplyPreview']>
export type SupplyWarning = LocatedWarning<Schemas['SupplyWarning']>

/** Computed values and missing requirements of an edited supply. */
export const supplyPreviewQueryOptions = (saved: Supply | null, edited: SupplyWrite | null) =>
  previewQueryOptions('supplies', saved, edited, (supply, signal) =>
    unwrap(api.POST('/supplies/preview/', { body: { id: saved?.id ?? null, supply }, signal })),
  )
