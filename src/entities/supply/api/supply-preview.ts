import { previewQuery, type Located, type Preview } from '@/entities/document/@x/supply'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { Supply, SupplyWrite } from './supply-queries'

export type SupplyPreview = Preview<Schemas['SupplyPreview']>
export type SupplyWarning = Located<Schemas['SupplyWarning']>

/** What a supply would be as it stands in the form, and what its next step still lacks. */
export const supplyPreviewQuery = (saved: Supply | null, typed: SupplyWrite | null) =>
  previewQuery('supplies', saved, typed, (supply, signal) =>
    unwrap(api.POST('/supplies/preview/', { body: { id: saved?.id ?? null, supply }, signal })),
  )
